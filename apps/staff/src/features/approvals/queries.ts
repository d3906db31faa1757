import type { Client } from '@signet/client'
import type { contract, ListName, ParsedOutput } from '@signet/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import type { Values } from '../../kit/forms/use-command.ts'
import { withForm } from '../../kit/forms/with-form.ts'

type Approvals = (typeof contract)['approvals']
export type OpenedCase = ParsedOutput<Approvals['open']>
export type OpenedLaunch = ParsedOutput<Approvals['openLaunch']>
export type RouteStep = OpenedCase['route'][number]
export type StepPerson = RouteStep['people'][number]
export type CaseComment = ParsedOutput<Approvals['comments']>['list'][number]
export type CaseException = ParsedOutput<Approvals['exceptions']>['list'][number]
export type HistoryEntry = ParsedOutput<Approvals['history']>['list'][number]

export function useLaunchView({ flowId, forUserId, followsUp, copyOf }: LaunchSubject) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'launch', flowId, forUserId ?? '', followsUp ?? '', copyOf ?? ''],
    queryFn: () => withForm(approvals.openLaunch({ flowId, forUserId, followsUp, copyOf })),
  })
}

type FlowFor = Readonly<{ flowId: string; forUserId?: string | undefined }>

export const launchChoicesKey = ({ flowId, forUserId = '' }: FlowFor) =>
  ['approvals', 'launchChoices', flowId, forUserId] as const

/** The choices that the first values of a form need, asked ahead for a launch without a network. */
export function useLaunchChoices({ flowId, forUserId }: FlowFor, values: Values) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: launchChoicesKey({ flowId, forUserId }),
    queryFn: () => approvals.launchChoices({ flowId, forUserId, values }),
    retry: false,
  })
}

/** Who lets me start this flow for them. */
export function usePrincipals(flowId: string) {
  const { delegations } = useClient()
  return useQuery({
    queryKey: ['approvals', 'principals', flowId],
    queryFn: async () => (await delegations.principals({ flowId })).list,
  })
}

export const caseQuery = ({ approvals }: Client, caseId: string, taskId?: string) =>
  queryOptions({
    queryKey: ['approvals', 'case', caseId, taskId ?? ''],
    queryFn: () => withForm(approvals.open({ caseId, ...(taskId && { taskId }) })),
  })

export function useCase(caseId: string, taskId?: string) {
  return useQuery(caseQuery(useClient(), caseId, taskId))
}

/** Resolves the id that a message carries. */
export function useOperatorInfo(id: string, opType: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'operator', id, opType],
    queryFn: () => approvals.operatorInfo({ id, opType }),
  })
}

/** The route these values would take; the last answer stays while a new one loads. */
export function useRoutePreview({ flowId, forUserId }: LaunchSubject, values: Values) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'route', flowId, forUserId ?? '', values],
    queryFn: async () => (await approvals.previewRoute({ flowId, values, forUserId })).steps,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}

/** The exceptions of a case, newest first. */
export function useExceptions(caseId: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'exceptions', caseId],
    queryFn: () => approvals.exceptions({ caseId }),
    enabled: caseId !== '',
  })
}

export function useHistory(caseId: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'history', caseId],
    queryFn: () => approvals.history({ caseId }),
  })
}

/** What changed in the form since the case was submitted. */
export function useChanges(caseId: string) {
  const { approvals } = useClient()
  return useInfiniteQuery({
    queryKey: ['approvals', 'changes', caseId],
    queryFn: ({ pageParam, signal }) =>
      approvals.changes({ caseId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function useComments(caseId: string) {
  const { approvals } = useClient()
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['approvals', 'comments', caseId],
      queryFn: ({ pageParam }) =>
        approvals.comments({ caseId, pageSize: 20, ...(pageParam && { cursor: pageParam }) }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  )
}

/** The current first rows of a list, to continue with after a decision. */
export const pendingQuery = ({ approvals }: Client, list: ListName) =>
  queryOptions({
    queryKey: ['approvals', 'pending', list],
    queryFn: async () => (await approvals.list({ list, pageSize: 5 })).list,
    staleTime: 0,
  })

/** What to start: for whom, when not for oneself, and as a follow-up of which case. */
export type LaunchSubject = Readonly<{
  flowId: string
  forUserId?: string | undefined
  followsUp?: string | undefined
  /** The case whose values it starts with. */
  copyOf?: string | undefined
  /** What was kept without a network and is opened again. */
  unsent?: string | undefined
}>
