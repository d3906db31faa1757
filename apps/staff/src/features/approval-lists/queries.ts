import type { Client } from '@signet/client'
import type { CaseCard, contract, ListName, ParsedOutput, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'
import type { ListFilter } from './filters/list-search.ts'

export type RowResult = ParsedOutput<(typeof contract)['approvals']['sign']>['results'][number]

/** The rows of a list, page by page; the previous rows stay while another filter loads. */
export function useCaseList(list: ListName, filter: ListFilter) {
  return useInfiniteQuery(caseListQuery(useClient(), list, filter))
}

export function caseListQuery(
  client: Client,
  list: ListName,
  { urgency, status, decision, from, to, ...filter }: ListFilter,
) {
  return infiniteQueryOptions({
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

/** The row of one's open task in a case; null without one. */
export function useTaskIn(caseId: string) {
  const client = useClient()
  return useQuery({
    queryKey: ['approvals', 'list', 'pending', { caseId }],
    queryFn: async () =>
      (await client.approvals.list({ list: 'pending', caseId, pageSize: 1 })).list[0] ?? null,
  })
}

type BatchOutcome = Readonly<{ action: RowAction; rows: readonly CaseCard[]; results: readonly RowResult[] }>

/** Claims, releases or starts tasks; reports one result per row, also for rows that have left the list. */
export function useRowAction(onDone: (done: BatchOutcome) => void) {
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

export function useSavedFilters(list: ListName) {
  const client = useClient()
  return useQuery({
    queryKey: ['case-filters', list],
    queryFn: async () => (await client.approvals.keptFilters({ list })).list,
  })
}

type NewFilter = RequestInput<(typeof contract)['approvals']['keepFilter']>

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

/** Midnight in the reader's time zone. */
function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString()
}

/** Actions on a single row that need no opinion. */
export type RowAction = 'sign' | 'unsign' | 'start'

/** What can be done with ticked rows: row actions (the main one last), decisions, or nothing. */
export type ManyActions = readonly RowAction[] | 'decisions' | 'mixed'

const stageActions: Readonly<Partial<Record<string, ManyActions>>> = {
  toSign: ['sign'],
  toDo: ['unsign', 'start'],
  doing: 'decisions',
}

/** The actions that all these rows allow; `mixed` when their stages differ. */
export function actionsOnMany(rows: readonly CaseCard[]): ManyActions {
  const [stage, ...others] = new Set(rows.map(({ task }) => task?.stage ?? 'none'))
  return others.length > 0 ? 'mixed' : (stageActions[stage ?? 'doing'] ?? [])
}

const selectable: ReadonlySet<ListName> = new Set(['pending', 'toSign', 'toDo', 'doing'])

export function canSelect(list: ListName): boolean {
  return selectable.has(list)
}

/** Takes decisions back one by one; reports how many came back and why others did not. */
export function useTakeBackMany() {
  const { client, queries, feedback } = useApp()
  const t = useT()
  return async (taskIds: readonly string[]) => {
    const reasons = new Set<string>()
    let done = 0
    for (const taskId of taskIds) {
      await client.approvals.takeBack({ taskId }).then(
        () => {
          done += 1
        },
        (error: unknown) => reasons.add(error instanceof Error ? error.message : String(error)),
      )
    }
    void queries.invalidateQueries({ queryKey: ['approvals'] })
    if (reasons.size === 0) return feedback.success(t('approval-lists.takenBack', { count: done }))
    const refused = taskIds.length - done
    feedback.error(t('approval-lists.partlyDone', { done, refused, reasons: [...reasons].join(' ') }))
  }
}
