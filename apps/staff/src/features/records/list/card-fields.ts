import type { LocalizedText } from '@signet/form'
import type { ModelConfig } from '../queries.ts'

const mostFields = 3

export type CardField = Readonly<{ path: string; label: LocalizedText }>

/** What a card shows: the fields that the list names for it, or else its first columns. */
export function cardFields({ list, fields }: Pick<ModelConfig, 'list' | 'fields'>) {
  const columns = list.columns.filter(({ shown }) => shown).map(({ field }) => field)
  const title = list.card.title ?? columns[0]
  const named = list.card.fields.length > 0 ? list.card.fields : columns
  const paths = named.filter((path) => path !== title).slice(0, mostFields)
  return { title, fields: paths.map((path): CardField => ({ path, label: labelIn(list, fields, path) })) }
}

function labelIn(list: ModelConfig['list'], fields: ModelConfig['fields'], path: string): LocalizedText {
  const own = list.columns.find(({ field }) => field === path)?.label
  return own ?? fields.find((field) => field.path === path)?.label ?? path
}
