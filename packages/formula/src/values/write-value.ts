import { aroundOf, type Run } from '../evaluate/run.ts'
import { elementOf, isListType, type ValueType } from '../value-type.ts'
import { clockOf } from './clock.ts'
import { writeDateTime, writeDay } from './date-text.ts'
import { isDecimal, writeDecimal } from './decimal.ts'
import { writeDuration } from './duration.ts'
import type { Value } from './value.ts'

/** What a formula answers: decimals as canonical text, dates `2026-01-31`, instants ISO 8601, durations `1d12h`. */
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
