import type Decimal from 'decimal.js-light'
import { FormulaFailure, fail, type Run, startRun } from '../evaluate/run.ts'
import { reject } from '../refusals.ts'
import {
  commonType,
  elementOf,
  isListType,
  listOf,
  type RowsType,
  type ScalarType,
  type ValueType,
} from '../value-type.ts'
import { isRoundingMode, type RoundingMode } from '../values/decimal.ts'
import type { PresentValue, Value } from '../values/value.ts'
import { type Checker, costing, hasConstant, type Term } from './checker.ts'

/**
 * A parameter type of a signature. `T` is any type and `O` any ordered one, the same everywhere; `rounding` is the
 * literal name of a rounding mode. `?` allows a missing value.
 */
export type Slot = ScalarType | 'T' | 'O' | `list<${ScalarType | 'T' | 'O'}>` | 'rounding'
type Pattern = Slot | `${Slot}?`

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
  /** A constant that cannot be parsed (an invalid date) is a problem while typing. */
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

/** A signature whose text argument is usually a literal, such as `date('2026-01-31')`. */
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

/** Safe because the checker has matched the arguments with `takes` and refused missing ones. */
function trusting<Args>(rule: (args: Args, run: Run) => Value): Overload['run'] {
  return (args, run) => rule(args as Args, run)
}

const ordered: readonly ValueType[] = ['number', 'text', 'date', 'datetime', 'duration']

export function isOrdered(type: ValueType): boolean {
  return ordered.includes(type)
}

/** The first matching signature with its result type; undefined when none matches. */
export function matchOverload(
  overloads: readonly Overload[],
  terms: readonly Term[],
): Readonly<{ overload: Overload; type: ValueType }> | undefined {
  for (const overload of overloads) {
    const type = typeGiven(overload, terms)
    if (type) return { overload, type }
  }
  return undefined
}

function mayBeMissing(pattern: Pattern): boolean {
  return pattern.endsWith('?')
}

/** The pattern of the argument at `place`; the last one repeats in a variadic signature. */
function patternAt({ takes, isVariadic }: Overload, index: number): Pattern | undefined {
  return isVariadic ? (takes[index] ?? takes.at(-1)) : takes[index]
}

function typeGiven(overload: Overload, terms: readonly Term[]): ValueType | undefined {
  if (overload.isVariadic ? terms.length === 0 : terms.length !== overload.takes.length) return undefined
  let bound: ValueType = 'null'
  for (const [index, term] of terms.entries()) {
    const next = accept(patternAt(overload, index), term, bound)
    if (next === undefined) return undefined
    bound = next
  }
  return resolve(overload.gives, bound)
}

/** The type variable's binding after this argument, or undefined when the argument does not fit. */
function accept(pattern: Pattern | undefined, term: Term, bound: ValueType): ValueType | undefined {
  if (pattern === undefined) return undefined
  if (term.type === 'null') return mayBeMissing(pattern) ? bound : undefined

  const slot = pattern.replace('?', '')
  if (slot === 'T' || slot === 'O') return bind(slot, term.type, bound)
  if (slot === 'list<T>' || slot === 'list<O>') return bindElement(slot, term.type, bound)
  return acceptsExactly(slot, term) ? bound : undefined
}

function bindElement(slot: string, type: ValueType, bound: ValueType): ValueType | undefined {
  return isListType(type) ? bind(slot, elementOf(type), bound) : undefined
}

function acceptsExactly(slot: string, term: Term): boolean {
  if (slot === 'rounding') return isRoundingMode(term.constant)
  return slot === term.type || (slot.startsWith('list<') && term.type === 'list<null>')
}

function bind(slot: string, type: ValueType, bound: ValueType): ValueType | undefined {
  if (slot.includes('O') && type !== 'null' && !isOrdered(type)) return undefined
  return commonType(type, bound)
}

function resolve(slot: Overload['gives'], bound: ValueType): ValueType {
  if (slot === 'T' || slot === 'O') return bound
  if (slot === 'list<T>' || slot === 'list<O>') return isListType(bound) ? bound : listOf(bound)
  return slot === 'rounding' ? 'text' : (slot as ScalarType)
}

/** A field or sub-table declared by the scope itself. */
export function findField({ scope }: Checker, name: string): ValueType | RowsType | undefined {
  return Object.hasOwn(scope, name) ? scope[name] : undefined
}

/** The column of this name in the innermost visited sub-table. */
export function findColumn(
  { frames }: Checker,
  name: string,
): Readonly<{ level: number; table: string; type: ValueType }> | undefined {
  for (const [level, frame] of [...frames.entries()].reverse()) {
    const type = Object.hasOwn(frame.columns, name) ? frame.columns[name] : undefined
    if (type !== undefined) return { level, table: frame.name, type }
  }
  return undefined
}

type SourcePlace = Readonly<{ at: number; length: number; shown: string }>

/** A term that computes its arguments, refuses missing ones, and applies the rule; folded when all arguments are constant. */
export function apply(overload: Overload, type: ValueType, terms: readonly Term[], place: SourcePlace): Term {
  const needed = terms.map((_, index) => !mayBeMissing(patternAt(overload, index) ?? 'T?'))
  const run = costing((run) => overload.run(argumentsOf(terms, needed, run), run))
  const constant = terms.every(hasConstant) ? fold(run, overload.isLiteral, place) : undefined

  return constant === undefined ? { ...place, type, run } : { ...place, type, constant, run: () => constant }
}

function argumentsOf(terms: readonly Term[], needed: readonly boolean[], run: Run): Value[] {
  const args: Value[] = []
  for (const [index, term] of terms.entries()) {
    const value = term.run(run)
    if (value === null && needed[index]) fail('formula.missingValue', { of: term.shown })
    args.push(value)
  }
  return args
}

function fold(run: Term['run'], isLiteral: boolean, place: SourcePlace): Value | undefined {
  try {
    return run(startRun({}, undefined))
  } catch (error) {
    if (!(error instanceof FormulaFailure)) throw error
    if (isLiteral && error.error.code !== 'formula.needsAround')
      reject(error.error.code, place, error.error.params)
    return undefined
  }
}
