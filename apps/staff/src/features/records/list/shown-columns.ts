import type { LocalizedText } from '@signet/form'
import type { ListDefinition } from '@signet/list'
import type { ModelConfig } from '../queries.ts'
import type { ViewColumn } from '../search/list-query.ts'

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

const mostFields = 3
const mostChosen = 8

export type CardField = Readonly<{ path: string; label: LocalizedText }>

/** The fields of a card: the person's columns, the list's card fields, or its first columns. */
export function cardFields(
  config: Pick<ModelConfig, 'list' | 'fields'>,
  chosen: readonly ViewColumn[] = [],
): Readonly<{ title: string | undefined; fields: readonly CardField[] }> {
  const { card } = config.list
  const columns = shownColumns(config, chosen).map(({ field }) => field)
  const title = card.title ?? columns[0]
  const named = chosen.length === 0 && card.fields.length > 0 ? card.fields : columns
  const paths = named.filter((path) => path !== title)
  return {
    title,
    fields: paths
      .slice(0, chosen.length > 0 ? mostChosen : mostFields)
      .map((path) => ({ path, label: nameOf(config, path) })),
  }
}
