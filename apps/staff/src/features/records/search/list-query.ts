import type { ViewSettings } from '@signet/contract'
import type { ListSort } from '@signet/list'
import type { RecordFilter, RecordSearch } from '../queries.ts'

export type ViewColumn = NonNullable<ViewSettings['columns']>[number]

/** The person's current search of a list, and how its result is displayed. */
export type ListQuery = Readonly<{
  /** The chosen view; undefined: the list as designed. */
  view: string | undefined
  words: string
  tab: RecordSearch['tab']
  filter: RecordFilter | undefined
  /** The chosen node of the tree beside the list. */
  node: string | undefined
  /** Empty: the default order of the list. */
  sort: readonly ListSort[]
  /** Empty: the default columns of the list. */
  columns: readonly ViewColumn[]
}>

export const emptyQuery: ListQuery = {
  view: undefined,
  words: '',
  tab: undefined,
  filter: undefined,
  node: undefined,
  sort: [],
  columns: [],
}

/** The search as the server takes it. */
export function searchOf({ words, tab, filter, node, sort }: ListQuery): RecordSearch {
  return {
    ...(words && { words }),
    ...(filter && { filter }),
    ...(tab !== undefined && { tab }),
    ...(node !== undefined && { node }),
    ...(sort.length > 0 && { sort: [...sort] }),
  }
}

/** The part that a view saves; the chosen tree node is not one. */
export function viewAsksOf({ words, tab, filter, sort, columns }: ListQuery): ViewSettings {
  return {
    ...(words && { words }),
    // The server reads searches and views by one schema.
    ...(filter && { filter: filter as NonNullable<ViewSettings['filter']> }),
    ...(tab !== undefined && { tab }),
    ...(sort.length > 0 && { sort: [...sort] }),
    ...(columns.length > 0 && { columns: [...columns] }),
  }
}

export function queryOfView(view: Readonly<{ id: string; asks: ViewSettings }>): ListQuery {
  const { words = '', filter, tab, sort = [], columns = [] } = view.asks
  return { ...emptyQuery, view: view.id, words, filter, tab, sort, columns }
}

export function isNarrowed({ words, tab, filter, node }: ListQuery): boolean {
  return words !== '' || tab !== undefined || filter !== undefined || node !== undefined
}

/** Whether saving the search would change the view. */
export function hasChanges(query: ListQuery, asks: ViewSettings): boolean {
  const kept = viewAsksOf(query)
  const parts = ['words', 'filter', 'tab', 'sort', 'columns'] as const
  return parts.some((part) => JSON.stringify(inOrder(kept[part])) !== JSON.stringify(inOrder(asks[part])))
}

/** Sorts keys, because the database returns the keys of an object in an order of its own. */
function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inOrder)
  if (typeof part !== 'object' || part === null) return part
  return Object.entries(part)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}

const none = '-'

/** The open tab as written in the address. */
export function wordOfTab(value: string | boolean | null): string {
  return value === null ? none : String(value)
}

/** The open tab of an address, as the server takes it. */
export function tabOfWord(word: string | undefined): RecordSearch['tab'] {
  if (word === undefined) return undefined
  if (word === none) return null
  if (word === 'true' || word === 'false') return word === 'true'
  return word
}
