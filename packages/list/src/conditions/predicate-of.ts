import type { ListField } from '../definition/list-field.ts'
import type { ListRefusal } from '../refusals.ts'
import { type Condition, type ConditionGroup, isGroup } from './condition.ts'
import { allOf, anyOf, never, type Predicate } from './predicate.ts'
import { readTest } from './read-test.ts'

/** How somebody's conditions are read: which fields there are, what they are compared with, what a mistake means. */
export type PredicateReader = Readonly<{
  field: (path: string) => ListField | undefined
  value: (condition: Condition) => unknown
  wrong: (condition: Condition, refusal: ListRefusal) => Predicate
}>

const deepest = 5
const most = 100

/** Conditions as a predicate. What nests deeper than five groups, or has more than a hundred parts, is wrong. */
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
  const asked = readTest(field, condition.operator, given)
  return asked ? { kind: 'test', field, ...asked } : wrong(condition, 'list.valueRefused')
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
