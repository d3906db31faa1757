import { isCalendarDay, isEmptyValue, schemaOf } from '@signet/form'
import type { ListField } from '../definition/list-field.ts'
import type { Operator } from './operators.ts'
import type { Test } from './predicate.ts'

export type FieldTest = Readonly<{ test: Test; not: boolean }>

const longestText = 200
const mostValues = 1000

/** A question with its value read as the field's kind reads it; undefined when the value makes no sense for the field. */
export function readTest(field: ListField, operator: Operator, value: unknown): FieldTest | undefined {
  const test = testOf(field, operator, value)
  return test && { test, not: negative.includes(operator) }
}

const negative: readonly Operator[] = ['notContains', 'notEquals', 'noneOf', 'isNotEmpty']

function testOf(field: ListField, operator: Operator, value: unknown): Test | undefined {
  switch (operator) {
    case 'contains':
    case 'notContains':
      return contained(value)
    case 'equals':
    case 'notEquals':
      return equalTo(field, value)
    case 'anyOf':
    case 'noneOf':
      return oneOf(value)
    case 'between':
      return range(field, ends(value))
    case 'atLeast':
      return range(field, [value, null])
    case 'atMost':
      return range(field, [null, value])
    case 'isEmpty':
    case 'isNotEmpty':
      return { is: 'empty' }
  }
}

function contained(value: unknown): Test | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text.length > longestText ? undefined : { is: 'contains', text }
}

function equalTo(field: ListField, value: unknown): Test | undefined {
  const own = single(field, value)
  return own === undefined ? undefined : { is: 'equals', value: own }
}

function oneOf(value: unknown): Test | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (values.length > mostValues) return undefined
  const texts = values.filter((one) => typeof one === 'string' && one.length <= longestText)
  return texts.length === values.length ? { is: 'anyOf', values: texts as string[] } : undefined
}

/** `[from, to]`, either of them null. */
function ends(value: unknown): readonly [unknown, unknown] | undefined {
  return Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : undefined
}

function range(field: ListField, given: readonly [unknown, unknown] | undefined): Test | undefined {
  if (!given) return undefined
  const [from, to] = given.map((end) => (isEmptyValue(end as never) ? null : bound(field, end)))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined

  return { is: 'between', ...(from !== null && { from }), ...(to !== null && { to }) }
}

const day = /^\d{4}-\d\d-\d\d$/
const instant =
  /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d))?$/

/** A bound keeps its day as it was given, so that a last day can be taken as a whole. */
function bound(field: ListField, end: unknown): string | undefined {
  if (field.from === 'record') return typeof end === 'string' && isInstant(end) ? end : undefined

  const own = single(field, end)
  const isWholeDay = field.column === 'timestamp' && typeof end === 'string' && day.test(end)
  return isWholeDay && own !== undefined ? end : own === undefined ? undefined : String(own)
}

function isInstant(text: string): boolean {
  return instant.test(text) && isCalendarDay(text.slice(0, 10))
}

function single(field: ListField, value: unknown): string | boolean | undefined {
  if (field.from === 'record') return undefined
  const read = schemaOf(field.field).safeParse(value)
  if (!read.success || isEmptyValue(read.data)) return undefined
  if (typeof read.data === 'number') return String(read.data)
  return typeof read.data === 'string' || typeof read.data === 'boolean' ? read.data : undefined
}
