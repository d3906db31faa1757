import type { CaseCard, contract, ListName, Read, Sent } from '@signet/contract'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../lib/app-context.ts'
import type { RowAction } from './list-actions.ts'
import type { ListFilter } from './list-search.ts'

export type RowResult = Read<(typeof contract)['approvals']['sign']>['results'][number]

/** The rows of a list, page by page; while another filter of the same list loads, the last rows stand. */
export function useCaseList(list: ListName, { urgency, status, decision, from, to, ...filter }: ListFilter) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['approvals', 'list', list, { urgency, status, decision, from, to, ...filter }],
    queryFn: ({ pageParam }) =>
      client.approvals.list({
        list,
        pageSize: 20,
        ...filter,
        ...(urgency && { urgency: [urgency] }),
        ...(status && { status: [status] }),
        ...(decision && { decision: [decision] }),
        ...(from && { from: startOfDay(from) }),
        ...(to && { to: endOfDay(to) }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before, query) => (query?.queryKey[2] === list ? before : undefined),
  })
}

type RowsDone = Readonly<{ action: RowAction; rows: readonly CaseCard[]; results: readonly RowResult[] }>

/** Signs, un-signs or starts tasks; tells one result per row, also when the row has left the list meanwhile. */
export function useRowAction(onDone: (done: RowsDone) => void) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: async ({ action, rows }: { action: RowAction; rows: readonly CaseCard[] }) => {
      const taskIds = rows.flatMap(({ taskId }) => taskId ?? [])
      return (await client.approvals[action]({ taskIds })).results
    },
    onSuccess: (results, { action, rows }) => onDone({ action, rows, results }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['approvals'] }),
  })
}

export function useUrge() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: ({ caseId }: CaseCard) => client.approvals.urge({ caseId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['approvals'] }),
  })
}

export function useSetFavourite() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (wish: { flowId: string; isFavourite: boolean }) => client.approvals.setFavourite(wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['approvals', 'flows'] }),
  })
}

export function useKeptFilters(list: ListName) {
  const client = useClient()
  return useQuery({
    queryKey: ['case-filters', list],
    queryFn: async () => (await client.approvals.keptFilters({ list })).list,
  })
}

type NewFilter = Sent<(typeof contract)['approvals']['keepFilter']>

export function useKeepFilter() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (filter: NewFilter) => client.approvals.keepFilter(filter),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['case-filters'] }),
  })
}

export function useForgetFilter() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (id: string) => client.approvals.forgetFilter({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['case-filters'] }),
  })
}

/** The reader's own midnight. */
function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString()
}
