import type { Client } from '@signet/client'
import { type AvailableControls, type BatchControl, type CaseCard, CaseControl } from '@signet/contract'
import { Refusal } from '@signet/std'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../kit/lists/list-search.ts'

const monitor = 'approvals'
const refreshMs = 15_000

export type CaseStatusName = CaseCard['status']

/** All cases of the company; fetched again every 15 s while the list is on screen. */
export function useCases(search: ListSearch, status: CaseStatusName | undefined) {
  const { approvals } = useClient()
  const { keyword = '', flow, holder, starter, only, from, to, step, order } = search
  const filter = {
    keyword,
    ...(status && { status: [status] }),
    ...(flow && { flowId: flow }),
    ...(holder && { holderId: holder }),
    ...(starter && { starterId: starter }),
    ...(from && { from }),
    ...(to && { to }),
    ...(step && { node: step }),
    ...(order === 'oldest' && { order: 'oldest' as const }),
    ...(only === 'overdue' && { isOverdue: 'yes' as const }),
    ...(only === 'exception' && { hasException: 'yes' as const }),
  }
  return useList(
    [monitor, 'list', filter],
    (page, options) => approvals.allCases({ ...page, ...filter }, options),
    { everyMs: refreshMs },
  )
}

type CaseControls = Readonly<{
  act: BatchControl
  caseIds: string[]
  opinion: string
}>

/** Runs one action on many cases; each row has its result. */
export function useSteerMany() {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: CaseControls) => approvals.steer(input),
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
    mutationFn: (input: { caseId: string; opinion: string }) => approvals.terminate(input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [monitor] }),
  })
}

export type ExceptionState = 'open' | 'ended'

/** Cases that need an administrator, or those that once did. */
export function useExceptions(keyword: string, state: ExceptionState) {
  const { approvals } = useClient()
  return useList(
    [monitor, 'exceptions', state, keyword],
    (page, options) => approvals.exceptionList({ ...page, keyword, state }, options),
    { everyMs: refreshMs },
  )
}

export const steeringQuery = ({ approvals }: Client, caseId: string) =>
  queryOptions({
    queryKey: [monitor, 'steering', caseId],
    queryFn: ({ signal }) => approvals.steering({ caseId }, { signal }),
  })

type CaseActionInput = Readonly<{ act: CaseAction; opinion: string; people: readonly string[]; to: string }>

/** Runs an action on one case; a refused row becomes the error of the form. */
export function useCaseAction(caseId: string) {
  const { approvals } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async ({ act, opinion, people, to }: CaseActionInput) => {
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

type Control = AvailableControls['can'][number]
type Here = AvailableControls['nodes'][number]

/** An action that an administrator may take on a case now. */
export type CaseAction =
  | Readonly<{ does: ReasonedControl }>
  | Readonly<{ does: 'reassign' | 'retry'; node: string; name: string }>
  | Readonly<{ does: 'jump'; node: string; name: string; jumpTo: Here['jumpTo'] }>

/** Whether a reason is all that a control of the whole case asks for; the others have a form or page of their own. */
const needsOnlyReason = {
  suspend: true,
  resume: true,
  terminate: false,
  revive: true,
  archive: true,
  migrate: false,
  recordStep: false,
} as const satisfies Readonly<Record<Control, boolean>>

type Controls = typeof needsOnlyReason
type ReasonedControl = { [Key in Control]: Controls[Key] extends true ? Key : never }[Control]

const reasoned = CaseControl.options.filter((does): does is ReasonedControl => needsOnlyReason[does])

/** Everything that the server allows, the whole case first. */
export function listActions({ can, nodes }: AvailableControls): readonly CaseAction[] {
  return [
    ...reasoned.filter((does) => can.includes(does)).map((does) => ({ does })),
    ...nodes.flatMap(actsAt),
  ]
}

function actsAt({ node, name, canReassign, canRetry, jumpTo }: Here): readonly CaseAction[] {
  return [
    ...(canReassign ? [{ does: 'reassign' as const, node, name }] : []),
    ...(canRetry ? [{ does: 'retry' as const, node, name }] : []),
    ...(jumpTo.length > 0 ? [{ does: 'jump' as const, node, name, jumpTo }] : []),
  ]
}
