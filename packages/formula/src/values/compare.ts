import { isDecimal } from './decimal.ts'
import type { Value } from './value.ts'

/** Equality of two values of one type; null equals only null, lists are equal part by part. */
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
