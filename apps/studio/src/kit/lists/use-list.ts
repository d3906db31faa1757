import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { ListAnswer } from './list-page.tsx'

type Page = Readonly<{ cursor?: string; pageSize: number }>
type ListCall<Row> = (page: Page, options: { signal: AbortSignal }) => Promise<ListAnswer<Row>>

/** A list by cursor, refreshed while it is on screen. */
export function useList<Row>(
  queryKey: QueryKey,
  call: ListCall<Row>,
  { everyMs }: { everyMs?: number } = {},
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call({ pageSize: 50, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
    ...(everyMs && { refetchInterval: everyMs }),
  })
}
