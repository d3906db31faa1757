import { addDecimals } from '../values/decimal.ts'
import type { FieldValue } from '../values/field-value.ts'

/** The exact sum of a column of decimals; what is empty counts nothing. */
export function totalOf(values: Iterable<FieldValue>): string {
  let total = '0'
  for (const value of values) if (typeof value === 'string' && value !== '') total = addDecimals(total, value)
  return total
}
