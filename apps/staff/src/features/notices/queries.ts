import type { contract, noticePlaces, ParsedOutput } from '@signet/contract'
import { inParts } from '@signet/std'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'

export type Notice = ParsedOutput<(typeof contract)['notices']['list']>['list'][number]
export type OpenedNotice = ParsedOutput<(typeof contract)['notices']['read']>
export type NoticeFilter =
  | 'all'
  | 'unread'
  | 'flow'
  | 'notice'
  | 'system'
  | 'schedule'
  | 'snoozed'
  | 'archived'

/** Wire numbers of the notice kinds. */
const types = { notice: 1, flow: 2, system: 3, schedule: 4 } as const

const isAway = (filter: NoticeFilter): filter is 'snoozed' | 'archived' =>
  filter === 'snoozed' || filter === 'archived'
const isKind = (filter: NoticeFilter): filter is keyof typeof types => Object.hasOwn(types, filter)

export function useNotices(filter: NoticeFilter) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['notices', 'list', filter],
    queryFn: ({ pageParam }) =>
      client.notices.list({
        pageSize: 30,
        ...(pageParam && { cursor: pageParam }),
        ...(filter === 'unread' && { isRead: 0 }),
        ...(isAway(filter) && { place: filter }),
        ...(isKind(filter) && { type: types[filter] }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function useNotice(id: string) {
  const { client, queries } = useApp()
  return useQuery({
    queryKey: ['notice', id],
    queryFn: async () => {
      const notice = await client.notices.read({ id })
      void queries.invalidateQueries({ queryKey: ['notices'] })
      return notice
    },
  })
}

export type Putting = Readonly<{
  notices: readonly Notice[]
  place: (typeof noticePlaces)[number]
  until?: string
}>

/** As many as the server takes at once. */
const mostAtOnce = 200

/** Archives messages, puts them off, or takes them back. `onDone` hears of it also when their rows have left the list. */
export function usePutNotices(onDone: (putting: Putting) => void) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: async ({ notices, place, until }: Putting) => {
      for (const part of inParts(notices, mostAtOnce))
        await client.notices.put({ ids: part.map(({ id }) => id), place, ...(until && { until }) })
    },
    onSuccess: (_, putting) => {
      onDone(putting)
      return queries.invalidateQueries({ queryKey: ['notices'] })
    },
  })
}

/** Takes messages back into the inbox, those unread again that were unread. */
export function useUndoPutting() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: async (notices: readonly Notice[]) => {
      for (const [isRead, own] of Map.groupBy(notices, (notice) => notice.isRead))
        for (const part of inParts(own, mostAtOnce))
          await client.notices.put({ ids: part.map(({ id }) => id), place: 'inbox', isRead })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
}

/** Hears of a case in the product alone from now on. */
export function useMuteCase(onDone: () => void) {
  const client = useClient()
  return useMutation({
    mutationFn: (caseId: string) => client.channels.muteCase({ caseId, isMuted: true }),
    onSuccess: onDone,
  })
}

export function useReadNotice() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (id: string) => client.notices.read({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
}

/** Confirms an edition of an announcement; a newer one is loaded when the server has it. */
export function useConfirmAnnouncement() {
  const { client, queries } = useApp()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (edition: Readonly<{ id: string; edition: number }>) => client.announcements.confirm(edition),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['notice'] }),
        queries.invalidateQueries({ queryKey: ['notices'] }),
      ]),
  })
}

export function useReadAll() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: () => client.notices.readAll({ type: '' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
}
