import type { ListSort } from '@signet/list'
import type { ModelConfig } from '../queries.ts'

export function sortableFields({ list, fields }: Pick<ModelConfig, 'list' | 'fields'>): readonly string[] {
  const columns = list.columns.map(({ field }) => field)
  const kept = new Set(list.columns.filter(({ sortable }) => !sortable).map(({ field }) => field))
  const sortable = fields
    .filter(({ path, isSortable }) => isSortable && !kept.has(path))
    .map(({ path }) => path)
  return [
    ...columns.filter((path) => sortable.includes(path)),
    ...sortable.filter((path) => !columns.includes(path)),
  ]
}

/** Cycles a field through ascending, descending and unsorted. */
export function turned(sort: readonly ListSort[], field: string): readonly ListSort[] {
  const direction = sort.find((one) => one.field === field)?.direction
  if (direction === undefined) return [...sort, { field, direction: 'ascending' }]
  if (direction === 'descending') return sort.filter((one) => one.field !== field)
  return sort.map((one) => (one.field === field ? { field, direction: 'descending' } : one))
}

export const mostKeys = 5
