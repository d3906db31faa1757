import type { Client } from '@signet/client'
import type { CaseCard } from '@signet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { useList } from '../../shell/use-list.ts'

const monitor = 'approvals'
const refreshMs = 15_000

export type CaseStatusName = CaseCard['status']

/** Every case of the company; looked at again every 15 s while the list is on screen. */
export function useCases(keyword: string, status: CaseStatusName | undefined) {
  const { approvals } = useClient()
  return useList(
    [monitor, 'list', keyword, status],
    (page, options) => approvals.allCases({ ...page, keyword, ...(status && { status: [status] }) }, options),
    { everyMs: refreshMs },
  )
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
