import type { ViewAsks } from '@signet/contract'
import type { ListSort } from '@signet/list'
import type { RecordFilter, RecordSearch } from '../queries.ts'

export type ViewColumn = NonNullable<ViewAsks['columns']>[number]

/** What somebody asks of a list while he looks at it, and how he looks at the answer. */
export type Asked = Readonly<{
  /** The view that was picked; undefined: the list as it is designed. */
  view: string | undefined
  words: string
  tab: RecordSearch['tab']
  filter: RecordFilter | undefined
  /** The chosen node of the tree beside the list. */
  node: string | undefined
  /** Empty: the order of the list. */
  sort: readonly ListSort[]
  /** Empty: the columns of the list. */
  columns: readonly ViewColumn[]
}>

export const askingNothing: Asked = {
  view: undefined,
  words: '',
  tab: undefined,
  filter: undefined,
  node: undefined,
  sort: [],
  columns: [],
}

/** The same as the server is asked for it. */
export function searchOf({ words, tab, filter, node, sort }: Asked): RecordSearch {
  return {
    ...(words && { words }),
    ...(filter && { filter }),
    ...(tab !== undefined && { tab }),
    ...(node !== undefined && { node }),
    ...(sort.length > 0 && { sort: [...sort] }),
  }
}

/** The same as a view keeps it. Where somebody stands in a tree is none of its business. */
export function keptOf({ words, tab, filter, sort, columns }: Asked): ViewAsks {
  return {
    ...(words && { words }),
    // What the list was asked for is what a view of it keeps; the server reads both by one schema.
    ...(filter && { filter: filter as NonNullable<ViewAsks['filter']> }),
    ...(tab !== undefined && { tab }),
    ...(sort.length > 0 && { sort: [...sort] }),
    ...(columns.length > 0 && { columns: [...columns] }),
  }
}

export function askedBy(view: Readonly<{ id: string; asks: ViewAsks }>): Asked {
  const { words = '', filter, tab, sort = [], columns = [] } = view.asks
  return { ...askingNothing, view: view.id, words, filter, tab, sort, columns }
}

export function isNarrowed({ words, tab, filter, node }: Asked): boolean {
  return words !== '' || tab !== undefined || filter !== undefined || node !== undefined
}

/** Would keeping this change the view? */
export function differs(asked: Asked, asks: ViewAsks): boolean {
  const kept = keptOf(asked)
  const parts = ['words', 'filter', 'tab', 'sort', 'columns'] as const
  return parts.some((part) => JSON.stringify(inOrder(kept[part])) !== JSON.stringify(inOrder(asks[part])))
}

/** The names of an object come back from the database in an order of its own. */
function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder)
  if (typeof part !== 'object' || part === null) return part
  return Object.entries(part)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}
