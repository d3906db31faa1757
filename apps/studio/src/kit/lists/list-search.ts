import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'

const words = [
  'keyword',
  'status',
  'open',
  'flow',
  'holder',
  'starter',
  'only',
  'person',
  'kind',
  'from',
  'to',
  'step',
  'stepName',
  'order',
  'unit',
  'role',
  'sort',
  'day',
  'category',
  'tag',
  'owner',
] as const

/**
 * The address of a list: keyword, filters, order, and the row in the drawer. Cases also filter by flow, holder,
 * starter, overdue and trouble, by the time of their launch and by a step they reached (whose name the address
 * holds, for the reader); delegations by person, flow and kind; people by department and role, as they were on a day; designs by category, tag and owner.
 */
export type ListSearch = Readonly<{ [Name in (typeof words)[number]]?: string }>

export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return Object.fromEntries(words.flatMap((name) => Object.entries(word(name, search))))
}

function word<Name extends keyof ListSearch>(name: Name, search: Readonly<Record<string, unknown>>) {
  const value = search[name]
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? { [name]: text } : {}
}

/**
 * The list's search parameters and how to change them. Typing replaces the history entry, opening adds one.
 */
export function useListSearch() {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (part: { [Name in keyof ListSearch]?: string | undefined }, { replace = false } = {}) =>
    navigate({ to: '.', search: readListSearch({ ...search, ...part }), replace })
  return { search, change }
}

export type ListAnswer<Row> = Readonly<{
  list: readonly Row[]
  next: string | null
  pagination: Readonly<{ total: number }>
}>

type Page = Readonly<{ cursor?: string; pageSize: number }>
type ListCall<Answer> = (page: Page, options: { signal: AbortSignal }) => Promise<Answer>

/** Milliseconds between two looks at rows that are about to change. */
const soon = 1500

/** A list by cursor, refreshed while it is on screen: every `everyMs`, or while a row `isMoving`. */
export function useList<Row, Answer extends ListAnswer<Row> = ListAnswer<Row>>(
  queryKey: QueryKey,
  call: ListCall<Answer>,
  { everyMs, isMoving }: { everyMs?: number; isMoving?: (row: Row) => boolean } = {},
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call({ pageSize: 50, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
    refetchInterval: ({ state }) =>
      everyMs ?? (isMoving && state.data?.pages.some(({ list }) => list.some(isMoving)) ? soon : false),
  })
}
