import {
  commonType,
  elementOf,
  isListType,
  listOf,
  type RowsType,
  type ScalarType,
  type ValueType,
} from '../value-type.ts'
import { isRoundingMode } from '../values/decimal.ts'
import type { Checker } from './checker.ts'
import type { Overload, Pattern } from './overload.ts'
import type { Term } from './term.ts'

const ordered: readonly ValueType[] = ['number', 'text', 'date', 'datetime', 'duration']

export function isOrdered(type: ValueType): boolean {
  return ordered.includes(type)
}

/** The first signature that takes these terms, with the type it gives; undefined when none does. */
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

export function mayBeMissing(pattern: Pattern): boolean {
  return pattern.endsWith('?')
}

/** The pattern of the argument at `place`; the last one repeats in a variadic signature. */
export function patternAt({ takes, isVariadic }: Overload, place: number): Pattern | undefined {
  return isVariadic ? (takes[place] ?? takes.at(-1)) : takes[place]
}

function typeGiven(overload: Overload, terms: readonly Term[]): ValueType | undefined {
  if (overload.isVariadic ? terms.length === 0 : terms.length !== overload.takes.length) return undefined
  let bound: ValueType = 'null'
  for (const [place, term] of terms.entries()) {
    const next = accept(patternAt(overload, place), term, bound)
    if (next === undefined) return undefined
    bound = next
  }
  return resolve(overload.gives, bound)
}

/** The type bound to the signature's variable after this argument, or undefined when the argument does not fit. */
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

/** A field or sub-table that the scope itself declares. */
export function findField({ scope }: Checker, name: string): ValueType | RowsType | undefined {
  return Object.hasOwn(scope, name) ? scope[name] : undefined
}

/** The column of the innermost walked sub-table that has one of this name. */
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
