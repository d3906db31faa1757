import { useModel } from '../queries.ts'
import type { ChoosingSearch } from '../record-search.ts'
import type { ShownColumn } from './choice-card.tsx'

/** Where rows are chosen from: an interface, or a model with the columns of its list. */
export type Source = Readonly<{
  of: string | undefined
  name: string | undefined
  /** Columns to request per row; an interface returns all. */
  columns: readonly string[]
  shown: readonly ShownColumn[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}>

const nothing: readonly string[] = []

export function useSource({ interfaceId, modelId, value, label }: ChoosingSearch): Source {
  const model = useModel(interfaceId === undefined ? modelId : undefined)
  const { error, refetch } = model
  if (interfaceId !== undefined) {
    const of = `interface:${[interfaceId, value, label].join('/')}`
    return { of, name: undefined, columns: nothing, shown: undefined, error: null, refetch }
  }
  const shown = model.data?.list.columns.flatMap(({ field }) => {
    const known = model.data?.fields.find(({ path }) => path === field)
    return known && isOfRecord(field) ? [{ column: field, label: known.label }] : []
  })
  return {
    of: model.data && `model:${model.data.id}`,
    name: model.data?.name,
    columns: shown?.map(({ column }) => column) ?? nothing,
    shown,
    error,
    refetch,
  }
}

/** Excludes system columns and the columns of sub-tables. */
function isOfRecord(path: string): boolean {
  return !path.startsWith('$') && !path.includes('.')
}
