import { compareDecimals, type FieldValue, type FormValues, isEmptyValue } from '@signet/form'
import type { ListField } from '../definition/list-field.ts'
import type { Predicate, Test } from './predicate.ts'

/**
 * Whether a record with these values matches. As in the database, a missing value fails every test and passes every
 * negated one.
 */
export function meets(predicate: Predicate, values: FormValues): boolean {
  switch (predicate.kind) {
    case 'all':
      return predicate.of.every((part) => meets(part, values))
    case 'any':
      return predicate.of.some((part) => meets(part, values))
    case 'test':
      return passes(predicate.field, predicate.test, values) !== predicate.not
    // Only rows of interfaces are tested in memory, and they have no case.
    case 'noCase':
      return true
    case 'case':
      return false
  }
}

function passes(field: ListField, test: Test, values: FormValues): boolean {
  // Rows from interfaces have no system fields.
  const value = field.from === 'form' ? values[field.field.key] : undefined
  if (isEmptyValue(value)) return test.is === 'empty'
  if (field.from !== 'form' || value === undefined) return false

  switch (test.is) {
    case 'empty':
      return false
    case 'equals':
      return isSame(field, value, test.value)
    case 'anyOf':
      return listed(value).some((one) => test.values.includes(one))
    case 'contains':
      return listed(value).join(' ').toLowerCase().includes(test.text.toLowerCase())
    case 'between':
      return (
        (test.from === undefined || compared(field, String(value), test.from) >= 0) &&
        (test.to === undefined || compared(field, String(value), lastOf(field, test.to)) <= 0)
      )
  }
}

type FormField = Extract<ListField, { from: 'form' }>

function isSame({ column }: FormField, value: FieldValue, wanted: string | boolean): boolean {
  return column === 'numeric'
    ? compareDecimals(String(value), String(wanted)) === 0
    : String(value) === String(wanted)
}

function compared({ column }: FormField, one: string, other: string): number {
  if (column === 'numeric') return compareDecimals(one, other)
  return one === other ? 0 : one < other ? -1 : 1
}

/** The end of a range includes the whole day. */
function lastOf({ column }: FormField, to: string): string {
  return column === 'timestamp' && to.length === 10 ? `${to}T23:59:59` : to
}

function listed(value: FieldValue): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String)
}
