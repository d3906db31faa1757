import { valueCondition } from '@signet/list'
import type { ModelConfig, RecordSearch } from '../queries.ts'
import type { Group } from './list-line.ts'

/** The same question, of the records of one group. */
export function inGroup(
  { fields }: Pick<ModelConfig, 'fields'>,
  search: RecordSearch,
  { field, value }: Readonly<{ field: string; value: Group['value'] }>,
): RecordSearch {
  const operators = fields.find(({ path }) => path === field)?.operators ?? []
  const { operator, value: compared } = valueCondition({ path: field, operators }, value)
  const condition = { field, operator, ...(compared !== undefined && { value: compared }) }
  return {
    ...search,
    filter: { match: 'all', conditions: [condition, ...(search.filter ? [search.filter] : [])] },
  }
}
