import type { LocalizedText } from '@signet/form'
import type { ListDefinition } from '@signet/list'
import type { ModelConfig } from '../queries.ts'
import type { ViewColumn } from './asked.ts'

type Described = Pick<ModelConfig, 'list' | 'fields'>
export type ShownColumn = ListDefinition['columns'][number] &
  Readonly<{ name: LocalizedText; isSortable: boolean }>

/** Every column of the list that its reader may see, as it is called. */
export function everyColumn({ list, fields }: Described): readonly ShownColumn[] {
  return list.columns.map((column) => ({
    ...column,
    name: nameOf({ list, fields }, column.field),
    isSortable: column.sortable && fields.some(({ path, isSortable }) => path === column.field && isSortable),
  }))
}

/** The columns that are in sight: those that somebody chose, or those that the list begins with. */
export function shownColumns(config: Described, chosen: readonly ViewColumn[]): readonly ShownColumn[] {
  const all = everyColumn(config)
  if (chosen.length === 0) return all.filter(({ shown }) => shown)
  return chosen.flatMap(({ field, width }) => {
    const column = all.find((one) => one.field === field)
    return column ? [{ ...column, ...(width !== undefined && { width }) }] : []
  })
}

/** What a field of the list is called in it. */
export function nameOf({ list, fields }: Described, path: string): LocalizedText {
  const own = list.columns.find(({ field }) => field === path)?.label
  return own ?? fields.find((field) => field.path === path)?.label ?? path
}
