import type Decimal from 'decimal.js-light'
import type { Run } from '../evaluate/run.ts'
import type { ScalarType } from '../value-type.ts'
import type { RoundingMode } from '../values/decimal.ts'
import type { PresentValue, Value } from '../values/value.ts'

/**
 * What stands in a signature. `T` is any type and `O` any that has an order, the same wherever they occur;
 * `rounding` is the name of a rounding mode, written in the formula. A `?` lets the value be missing.
 */
export type Slot = ScalarType | 'T' | 'O' | `list<${ScalarType | 'T' | 'O'}>` | 'rounding'
export type Pattern = Slot | `${Slot}?`

type SlotValue<S extends string> = S extends 'number'
  ? Decimal
  : S extends 'text'
    ? string
    : S extends 'rounding'
      ? RoundingMode
      : S extends 'boolean'
        ? boolean
        : S extends 'date' | 'datetime' | 'duration'
          ? number
          : S extends `list<${infer E}>`
            ? readonly (SlotValue<E> | null)[]
            : PresentValue

type ParameterValue<P extends string> = P extends `${infer S}?` ? SlotValue<S> | null : SlotValue<P>
type ParameterValues<P extends readonly Pattern[]> = { readonly [Place in keyof P]: ParameterValue<P[Place]> }

/** One signature of a function or operator, with its rule. */
export type Overload = Readonly<{
  takes: readonly Pattern[]
  gives: Slot
  /** The last parameter may repeat. */
  isVariadic: boolean
  /** A constant that cannot be read (a date that does not exist) is a problem while typing. */
  isLiteral: boolean
  run: (args: readonly Value[], run: Run) => Value
}>

export function overload<const P extends readonly Pattern[], const G extends Slot>(
  takes: P,
  gives: G,
  rule: (args: ParameterValues<P>, run: Run) => SlotValue<G> | null,
): Overload {
  return { takes, gives, isVariadic: false, isLiteral: false, run: trusting(rule) }
}

/** A signature that reads a text the administrator usually writes out, such as `date('2026-01-31')`. */
export function literal<const P extends readonly Pattern[], const G extends Slot>(
  takes: P,
  gives: G,
  rule: (args: ParameterValues<P>, run: Run) => SlotValue<G> | null,
): Overload {
  return { takes, gives, isVariadic: false, isLiteral: true, run: trusting(rule) }
}

export function variadic<const P extends Pattern, const G extends Slot>(
  takes: P,
  gives: G,
  rule: (args: readonly ParameterValue<P>[], run: Run) => SlotValue<G> | null,
): Overload {
  return { takes: [takes], gives, isVariadic: true, isLiteral: false, run: trusting(rule) }
}

/** The checker has matched the arguments with `takes` and refused missing ones, so they are what the rule's type says. */
function trusting<Args>(rule: (args: Args, run: Run) => Value): Overload['run'] {
  return (args, run) => rule(args as Args, run)
}
