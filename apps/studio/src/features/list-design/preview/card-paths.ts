import type { ListDefinition } from '@signet/list'

const mostUnnamed = 3

/** The fields of a card: the list's card fields, or its first columns. */
export function cardPaths({ card, columns }: Pick<ListDefinition, 'card' | 'columns'>) {
  const shown = columns.filter((column) => column.shown).map(({ field }) => field)
  const title = card.title ?? shown[0]
  const named = card.fields.length > 0 ? card.fields : shown
  return { title, paths: named.filter((path) => path !== title).slice(0, mostUnnamed) }
}
