import type Decimal from 'decimal.js-light'
import { aroundOf, fail, type Run, spend, spendOnText } from '../evaluate/run.ts'
import { type ContextName, contextTypes } from '../formula-context.ts'
import { elementOf, isListType, type ScalarType, type ValueType } from '../value-type.ts'
import { readDay, readDuration, writeDateTime, writeDay, writeDuration } from './civil.ts'
import { clockOf, readInstant } from './clock.ts'
import { bounded, Exact, isDecimal, writeDecimal } from './decimal.ts'

/**
 * A value during evaluation; its representation follows from the checked type, so days and instants need no tag:
 * number = Decimal, text = string, date = days since 1970-01-01, datetime and duration = milliseconds.
 */
export type Value = Decimal | string | boolean | number | null | readonly Value[]
export type PresentValue = Exclude<Value, null>

/** Equality of two values of one type; null equals only null, lists compare by element. */
export function sameValue(one: Value, other: Value): boolean {
  if (one === null || other === null) return one === other
  if (isDecimal(one)) return isDecimal(other) && one.eq(other)
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, at) => sameValue(part, other[at]))
    )
  return one === other
}

/** Order of two present values of one ordered type: numbers by size, times by time, texts by character code. */
export function compareValues(one: Value, other: Value): number {
  if (one === null || other === null) return 0
  if (isDecimal(one) && isDecimal(other)) return one.cmp(other)
  if (one < other) return -1
  return one > other ? 1 : 0
}

type ValueReader = (raw: unknown, run: Run) => Value | undefined

const readers: Readonly<Record<ScalarType | 'null', ValueReader>> = {
  number: readDecimal,
  text: (raw, run) => (typeof raw === 'string' ? spendOnText(run, raw) : undefined),
  boolean: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  date: (raw) => (typeof raw === 'string' ? readDay(raw) : undefined),
  datetime: readInstant,
  duration: (raw) => (typeof raw === 'string' ? readDuration(raw) : undefined),
  null: () => null,
}

/**
 * Reads a JSON value as the declared type; missing, null and (except for text) empty text are null; anything else is
 * a typed error.
 */
export function readValue(raw: unknown, type: ValueType, name: string, run: Run): Value {
  if (raw === undefined || raw === null || (raw === '' && type !== 'text')) return null
  const read = isListType(type) ? readList(raw, elementOf(type), run) : readers[type](raw, run)
  return read === undefined ? fail('formula.wrongValue', { name, expected: type }) : read
}

function readList(raw: unknown, element: ScalarType | 'null', run: Run): readonly Value[] | undefined {
  if (!Array.isArray(raw)) return undefined
  spend(run, raw.length)
  const list: Value[] = []
  for (const part of raw) {
    const read = part === null ? null : readers[element](part, run)
    if (read === undefined) return undefined
    list.push(read)
  }
  return list
}

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Cache of parsed decimals, because totals read the same amounts repeatedly; limited in size. */
const known = new Map<number | string, Decimal>()
const KNOWN_LIMIT = 20_000

/** Parses a finite number or decimal text without exponent; undefined for anything else. */
export function readDecimal(raw: unknown): Decimal | undefined {
  if (typeof raw !== 'number' && typeof raw !== 'string') return undefined
  const found = known.get(raw)
  if (found) return found
  if (!isPlain(raw)) return undefined

  const read = bounded(new Exact(typeof raw === 'string' ? raw.replace('+', '') : raw))
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(raw, read)
  return read
}

function isPlain(raw: number | string): boolean {
  return typeof raw === 'number' ? Number.isFinite(raw) : raw.length <= 100 && plainNumber.test(raw)
}

export function readAround(name: ContextName, run: Run): Value {
  const context = aroundOf(run)
  if (name === 'now') return clockOf(context).now
  if (name === 'today') return clockOf(context).today
  return readValue(context[name], contextTypes[name], name, run)
}

/** Result of a formula: decimals as canonical text, dates `2026-01-31`, instants ISO 8601, durations `1d12h`. */
export type FormulaValue = string | boolean | null | readonly FormulaValue[]

export function writeValue(value: Value, type: ValueType, run: Run): FormulaValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (isDecimal(value)) return writeDecimal(value)
  if (typeof value === 'number') return writeTime(value, type, run)
  const element = isListType(type) ? elementOf(type) : 'null'
  return value.map((part) => writeValue(part, element, run))
}

function writeTime(value: number, type: ValueType, run: Run): string {
  if (type === 'date') return writeDay(value)
  if (type === 'duration') return writeDuration(value)
  return writeDateTime(value, clockOf(aroundOf(run)).offsetAt(value))
}
