import type Decimal from 'decimal.js-light'
import type { Scope, ValueType } from '../value-type.ts'
import { readDay, writeDay } from '../values/civil.ts'
import { Exact, writeDecimal } from '../values/decimal.ts'
import type { ComparedValues } from './compared.ts'

export type SampleValue = string | boolean | null

/** Possible values of a field, where they are fewer than its type allows. */
export type FieldDomain = Readonly<{
  /** All possible non-empty values, if enumerable. */
  values?: readonly string[]
  allows?: (value: SampleValue) => boolean
}>
export type FieldDomains = Readonly<Record<string, FieldDomain>>

/**
 * Representative values of each field: such conditions cannot distinguish any other value from one of these. They are
 * the constants, values between and beyond them, another value, and nothing.
 */
export function sampleValues(
  compared: readonly ComparedValues[],
  scope: Scope,
  domains: FieldDomains = {},
): ReadonlyMap<string, readonly SampleValue[]> {
  const groups = groupsOf(compared)
  return new Map(
    [...groups].map(([field, group]) => {
      const constants = [...group].flatMap((one) =>
        compared.flatMap(({ constants }) => constants.get(one) ?? []),
      )
      const domain = domains[field] ?? {}
      const values = valuesOf(scope[field] as ValueType, constants, { most: group.size, domain })
      const allowed = values.filter((value) => domain.allows?.(value) ?? true)
      return [field, [...new Set(allowed)]]
    }),
  )
}

/** Fields compared with each other, even indirectly, share their constants. */
function groupsOf(compared: readonly ComparedValues[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>()
  for (const { constants } of compared)
    for (const field of constants.keys()) groups.set(field, new Set([field]))
  for (const [one, other] of compared.flatMap(({ pairs }) => pairs)) {
    const joined = new Set([...(groups.get(one) ?? []), ...(groups.get(other) ?? [])])
    for (const field of joined) groups.set(field, joined)
  }
  return groups
}

type ValueRequest = Readonly<{ most: number; domain: FieldDomain }>

function valuesOf(
  type: ValueType,
  constants: readonly (string | boolean)[],
  { most, domain }: ValueRequest,
): readonly SampleValue[] {
  if (type === 'boolean') return [true, false, null]
  const texts = constants.filter((value) => typeof value === 'string')
  if (type === 'number') return [...numbers(texts, most), null]
  if (type === 'date') return [...days(texts, most), null]
  return [...(domain.values ?? [...texts, ...otherTexts(texts, most)]), '', null]
}

function otherTexts(texts: readonly string[], most: number): readonly string[] {
  const others: string[] = []
  for (let letter = 0; others.length < most; letter += 1) {
    const other = `${String.fromCharCode(65 + (letter % 26)).repeat(3)}${letter < 26 ? '' : letter}`
    if (!texts.includes(other)) others.push(other)
  }
  return others
}

function numbers(texts: readonly string[], most: number): readonly string[] {
  const sorted = texts.map((text) => new Exact(text)).sort((one, other) => one.cmp(other))
  const first = sorted[0] ?? new Exact(0)
  const last = sorted.at(-1) ?? first
  const steps = Array.from({ length: most }, (_, index) => index + 1)
  return [
    ...steps.map((step) => first.minus(step)),
    ...sorted,
    ...sorted.slice(1).flatMap((upper, index) => between(sorted[index] ?? upper, upper, most)),
    ...steps.map((step) => last.plus(step)),
  ].map(writeDecimal)
}

/** Values between two bounds: at least `most`, with as few digits as possible. */
function between(lower: Decimal, upper: Decimal, most: number): readonly Decimal[] {
  const steps = Array.from({ length: most }, (_, index) => index + 1)
  const even = steps.map((step) =>
    lower.plus(
      upper
        .minus(lower)
        .times(step)
        .div(most + 1),
    ),
  )
  const inside = new Map<string, Decimal>()
  for (let places = 0; places <= mostPlaces; places += 1) {
    const rounded = even.map((value) => value.toDecimalPlaces(places))
    const fitting = new Map(
      rounded
        .filter((value) => value.gt(lower) && value.lt(upper))
        .map((value) => [writeDecimal(value), value]),
    )
    for (const [text, value] of fitting) inside.set(text, value)
    if (fitting.size >= most) return [...inside.values()]
  }
  return [...inside.values(), ...even]
}

/** Maximum fraction digits of numbers in forms. */
const mostPlaces = 8

function days(texts: readonly string[], most: number): readonly string[] {
  const sorted = texts.flatMap((text) => readDay(text) ?? []).sort((one, other) => one - other)
  const first = sorted[0] ?? 0
  const last = sorted.at(-1) ?? first
  const steps = Array.from({ length: most }, (_, index) => index + 1)
  const inside = sorted
    .slice(1)
    .flatMap((upper, index) =>
      steps.map((step) => (sorted[index] ?? upper) + step).filter((day) => day < upper),
    )
  return [
    ...steps.map((step) => first - step),
    ...sorted,
    ...inside,
    ...steps.map((step) => last + step),
  ].map(writeDay)
}
