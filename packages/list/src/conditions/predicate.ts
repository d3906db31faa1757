import { isCalendarDay, isEmptyValue, schemaOf } from '@signet/form'
import type { ListField } from '../definition/list-field.ts'
import type { ListRefusal } from '../refusals.ts'
import { type Condition, type ConditionGroup, isGroup } from './condition.ts'
import type { Operator } from './operators.ts'

/** A test of one field. Values are canonical; days and instants are text. */
export type Test = Readonly<
  | { is: 'equals'; value: string | boolean }
  | { is: 'anyOf'; values: readonly string[] }
  | { is: 'contains'; text: string }
  /** Both ends inclusive; a day as end includes the whole day. */
  | { is: 'between'; from?: string; to?: string }
  | { is: 'empty' }
>

/** A predicate over records, which stores translate to SQL. */
export type Predicate = Readonly<
  | { kind: 'all'; of: readonly Predicate[] }
  | { kind: 'any'; of: readonly Predicate[] }
  /** `not`: records that fail the test, including those without a value. */
  | { kind: 'test'; field: ListField; test: Test; not: boolean }
  | { kind: 'noCase' }
  /** Records whose case this person may open; with positions, only where they see it from one of these. */
  | { kind: 'case'; reader: CaseReader; positions?: readonly string[] }
>

/** A person who reads cases, also for principals whose tasks of a flow they may decide. */
export type CaseReader = Readonly<{
  personId: string
  agencies: readonly Readonly<{ principal: string; flowId: string }>[]
}>

export const always: Predicate = { kind: 'all', of: [] }
export const never: Predicate = { kind: 'any', of: [] }

/** Conjunction, simplified. */
export function allOf(parts: readonly Predicate[]): Predicate {
  const flat = parts.flatMap((part) => (part.kind === 'all' ? part.of : [part]))
  if (flat.some(isNever)) return never
  return flat.length === 1 && flat[0] ? flat[0] : { kind: 'all', of: flat }
}

/** Disjunction, simplified. */
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

/** How conditions are read: the fields, their values, and what a mistake means. */
export type PredicateReader = Readonly<{
  field: (path: string) => ListField | undefined
  value: (condition: Condition) => unknown
  wrong: (condition: Condition, refusal: ListRefusal) => Predicate
}>

const deepest = 5
const most = 100

/** Converts conditions to a predicate. More than five levels or a hundred conditions are refused. */
export function predicateOf(group: ConditionGroup, reading: PredicateReader): Predicate {
  return isTooMuch(group, 1) ? reading.wrong(firstIn(group), 'list.tooManyConditions') : read(group, reading)
}

function read({ match, conditions }: ConditionGroup, reading: PredicateReader): Predicate {
  if (conditions.length === 0) return allOf([])
  const parts = conditions.map((part) => (isGroup(part) ? read(part, reading) : readOne(part, reading)))
  return match === 'all' ? allOf(parts) : anyOf(parts)
}

function readOne(condition: Condition, { field: named, value, wrong }: PredicateReader): Predicate {
  const field = named(condition.field)
  if (!field) return wrong(condition, 'list.unknownField')
  if (!field.operators.includes(condition.operator)) return wrong(condition, 'list.operatorRefused')

  const given = value(condition)
  if (Array.isArray(given) && given.length === 0 && condition.operator === 'anyOf') return never
  const readCondition = readTest(field, condition.operator, given)
  return readCondition ? { kind: 'test', field, ...readCondition } : wrong(condition, 'list.valueRefused')
}

function isTooMuch(group: ConditionGroup, depth: number): boolean {
  return (
    depth > deepest ||
    countOf(group) > most ||
    group.conditions.some((part) => isGroup(part) && isTooMuch(part, depth + 1))
  )
}

function countOf({ conditions }: ConditionGroup): number {
  return conditions.reduce((count, part) => count + (isGroup(part) ? countOf(part) : 1), 0)
}

const nothing: Condition = { field: '$author', operator: 'anyOf' }

function firstIn({ conditions }: ConditionGroup): Condition {
  const [first] = conditions
  if (!first) return nothing
  return isGroup(first) ? firstIn(first) : first
}

export type FieldTest = Readonly<{ test: Test; not: boolean }>

const longestText = 200
const mostValues = 1000

/** A test with its value parsed by the field kind; undefined when the value is invalid for the field. */
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

/** `[from, to]`, either may be null. */
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

/** Keeps a bound as a day, so that the end can include the whole day. */
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
