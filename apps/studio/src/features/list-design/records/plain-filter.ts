import { type ConditionGroup, isGroup } from '@signet/list'
import type { RecordQuestion } from './queries.ts'

type Filter = NonNullable<RecordQuestion['filter']>

/** What was filled in, as the list is asked; conditions that are not complete yet ask for nothing. */
export function plainFilter(rules: ConditionGroup): Filter | undefined {
  const conditions = rules.conditions.flatMap((part): Filter['conditions'] => {
    if (isGroup(part)) return [plainFilter(part) ?? []].flat()
    const { field, operator, value } = part
    const asksNothing = operator === 'isEmpty' || operator === 'isNotEmpty'
    if (asksNothing) return [{ field, operator }]
    return isNothing(value) ? [] : [{ field, operator, value }]
  })
  return conditions.length > 0 ? { match: rules.match, conditions } : undefined
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing)
  return value === undefined || value === null || value === ''
}
