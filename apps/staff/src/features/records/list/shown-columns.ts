import type { LocalizedText } from '@signet/form'
import type { ListDefinition } from '@signet/list'
import type { ModelConfig } from '../queries.ts'
import type { ViewColumn } from './search/asked.ts'

type ListDescription = Pick<ModelConfig, 'list' | 'fields'>
export type ShownColumn = ListDefinition['columns'][number] &
  Readonly<{ name: LocalizedText; isSortable: boolean }>

/** All columns of the list that the reader may see, with their labels. */
export function everyColumn({ list, fields }: ListDescription): readonly ShownColumn[] {
  return list.columns.map((column) => ({
    ...column,
    name: nameOf({ list, fields }, column.field),
    isSortable: column.sortable && fields.some(({ path, isSortable }) => path === column.field && isSortable),
  }))
}

/** The visible columns: the person's own, or the list's defaults. */
export function shownColumns(config: ListDescription, chosen: readonly ViewColumn[]): readonly ShownColumn[] {
  const all = everyColumn(config)
  if (chosen.length === 0) return all.filter(({ shown }) => shown)
  return chosen.flatMap(({ field, width }) => {
    const column = all.find((one) => one.field === field)
    return column ? [{ ...column, ...(width !== undefined && { width }) }] : []
  })
}

/** The label of a field in the list. */
export function nameOf({ list, fields }: ListDescription, path: string): LocalizedText {
  const own = list.columns.find(({ field }) => field === path)?.label
  return own ?? fields.find((field) => field.path === path)?.label ?? path
}
