import type { Client } from '@signet/client'
import type { BatchControl, CaseCard } from '@signet/contract'
import { Refusal } from '@signet/std'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import type { ListSearch } from '../../shell/list-search.ts'
import { useList } from '../../shell/use-list.ts'
import type { CaseAct } from './case-act.ts'

const monitor = 'approvals'
const refreshMs = 15_000

export type CaseStatusName = CaseCard['status']

/** Every case of the company; looked at again every 15 s while the list is on screen. */
export function useCases(search: ListSearch, status: CaseStatusName | undefined) {
  const { approvals } = useClient()
  const { keyword = '', flow, holder, starter, only } = search
  const asked = {
    keyword,
    ...(status && { status: [status] }),
    ...(flow && { flowId: flow }),
    ...(holder && { holderId: holder }),
    ...(starter && { starterId: starter }),
    ...(only === 'overdue' && { isOverdue: 'yes' as const }),
    ...(only === 'exception' && { hasException: 'yes' as const }),
  }
  return useList(
    [monitor, 'list', asked],
    (page, options) => approvals.allCases({ ...page, ...asked }, options),
    { everyMs: refreshMs },
  )
}

type Steering = Readonly<{
  act: BatchControl
  caseIds: string[]
  opinion: string
}>

/** The same act on many cases; each row tells what became of it. */
export function useSteerMany() {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (deed: Steering) => approvals.steer(deed),
    onSuccess: () => cache.invalidateQueries({ queryKey: [monitor] }),
  })
}

export const caseQuery = ({ approvals }: Client, caseId: string) =>
  queryOptions({
    queryKey: [monitor, 'one', caseId],
    queryFn: ({ signal }) => approvals.open({ caseId }, { signal }),
  })

export const historyQuery = ({ approvals }: Client, caseId: string) =>
  queryOptions({
    queryKey: [monitor, 'history', caseId],
    queryFn: ({ signal }) => approvals.history({ caseId }, { signal }),
  })

export function useTerminate() {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (deed: { caseId: string; opinion: string }) => approvals.terminate(deed),
    onSuccess: () => cache.invalidateQueries({ queryKey: [monitor] }),
  })
}

export function useExceptions(keyword: string) {
  const { approvals } = useClient()
  return useList(
    [monitor, 'exceptions', keyword],
    (page, options) => approvals.exceptionList({ ...page, keyword }, options),
    { everyMs: refreshMs },
  )
}

export const steeringQuery = ({ approvals }: Client, caseId: string) =>
  queryOptions({
    queryKey: [monitor, 'steering', caseId],
    queryFn: ({ signal }) => approvals.steering({ caseId }, { signal }),
  })

type Deed = Readonly<{ act: CaseAct; opinion: string; people: readonly string[]; to: string }>

/** Does to one case what was chosen; a refused row is the error of the form. */
export function useAct(caseId: string) {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ act, opinion, people, to }: Deed) => {
      if (act.does === 'reassign')
        return approvals.reassign({ caseId, node: act.node, userIds: [...people], opinion })
      if (act.does === 'jump') return approvals.jump({ caseId, node: act.node, to, opinion })
      if (act.does === 'retry') return approvals.retry({ caseId, node: act.node, opinion })

      const { results } = await approvals.steer({ act: act.does, caseIds: [caseId], opinion })
      const refused = results.find(({ ok }) => !ok)
      if (refused) throw new Refusal(refused.refusal)
      return undefined
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: [monitor] }),
  })
}
