import type { Condition, ConditionGroup, ListDefinition } from '@signet/list'
import type { KnownField } from '../fields/known-fields.ts'

/** The filter as the list opens it: with the values that it starts with. */
export function startFilter({ searches }: ListDefinition, fields: readonly KnownField[]): ConditionGroup {
  const conditions = searches.flatMap(({ field, operator, initial }): Condition[] => {
    const how = operator ?? fields.find(({ path }) => path === field)?.operators[0]
    return how && initial && 'value' in initial ? [{ field, operator: how, value: initial.value }] : []
  })
  return { match: 'all', conditions }
}
