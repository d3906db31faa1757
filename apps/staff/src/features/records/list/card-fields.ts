import type { LocalizedText } from '@signet/form'
import type { ModelConfig } from '../queries.ts'
import type { ViewColumn } from './search/asked.ts'
import { nameOf, shownColumns } from './shown-columns.ts'

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
