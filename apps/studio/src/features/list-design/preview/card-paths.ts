import type { ListDefinition } from '@signet/list'

const mostUnnamed = 3

/** What a card shows: the fields that the list names for it, or else its first columns. */
export function cardPaths({ card, columns }: Pick<ListDefinition, 'card' | 'columns'>) {
  const shown = columns.filter((column) => column.shown).map(({ field }) => field)
  const title = card.title ?? shown[0]
  const named = card.fields.length > 0 ? card.fields : shown
  return { title, paths: named.filter((path) => path !== title).slice(0, mostUnnamed) }
}
