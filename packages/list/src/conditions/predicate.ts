import type { ListField } from '../definition/list-field.ts'

/** A question about one field of a record. Values are canonical; days and instants are text. */
export type Test = Readonly<
  | { is: 'equals'; value: string | boolean }
  | { is: 'anyOf'; values: readonly string[] }
  | { is: 'contains'; text: string }
  /** Both ends included; a day as the last includes all of it. */
  | { is: 'between'; from?: string; to?: string }
  | { is: 'empty' }
>

/** Which records are meant. Whoever reads the database turns it into a condition; nothing else decides. */
export type Predicate = Readonly<
  | { kind: 'all'; of: readonly Predicate[] }
  | { kind: 'any'; of: readonly Predicate[] }
  /** `not`: records for which the test is false, those without a value included. */
  | { kind: 'test'; field: ListField; test: Test; not: boolean }
>

export const always: Predicate = { kind: 'all', of: [] }
export const never: Predicate = { kind: 'any', of: [] }

/** All of these; what is always true falls away. */
export function allOf(parts: readonly Predicate[]): Predicate {
  const flat = parts.flatMap((part) => (part.kind === 'all' ? part.of : [part]))
  if (flat.some(isNever)) return never
  return flat.length === 1 && flat[0] ? flat[0] : { kind: 'all', of: flat }
}

/** One of these; what is never true falls away. */
export function anyOf(parts: readonly Predicate[]): Predicate {
  const flat = parts.flatMap((part) => (part.kind === 'any' ? part.of : [part]))
  if (flat.some(isAlways)) return always
  return flat.length === 1 && flat[0] ? flat[0] : { kind: 'any', of: flat }
}

export function isAlways(predicate: Predicate): boolean {
  return predicate.kind === 'all' && predicate.of.length === 0
}

export function isNever(predicate: Predicate): boolean {
  return predicate.kind === 'any' && predicate.of.length === 0
}
