import type { contract, Read } from '@signet/contract'
import { type ConditionGroup, isGroup } from '@signet/list'

type Asks = Read<(typeof contract)['recordViews']['list']>['list'][number]['asks']
type Filter = NonNullable<Asks['filter']>

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
