import type { Client } from '@signet/client'
import type { contract, ListName, Read } from '@signet/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'
import type { Values } from '../forms/index.ts'
import type { Launching } from './launch/launching.ts'

type Approvals = (typeof contract)['approvals']
export type OpenedCase = Read<Approvals['open']>
export type OpenedLaunch = Read<Approvals['openLaunch']>
export type RouteStep = OpenedCase['route'][number]
export type StepPerson = RouteStep['people'][number]
export type CaseComment = Read<Approvals['comments']>['list'][number]
export type CaseException = Read<Approvals['exceptions']>['list'][number]
export type HistoryEntry = Read<Approvals['history']>['list'][number]
export type Attachment = CaseComment['attachments'][number]
export type Urgency = OpenedCase['urgency']

export function useLaunchView({ flowId, forUserId, followsUp }: Launching) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'launch', flowId, forUserId ?? '', followsUp ?? ''],
    queryFn: () => approvals.openLaunch({ flowId, forUserId, followsUp }),
  })
}

/** Who has entrusted me with launching this flow. */
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
    queryFn: () => approvals.open({ caseId, ...(taskId && { taskId }) }),
  })

export function useCase(caseId: string, taskId?: string) {
  return useQuery(caseQuery(useClient(), caseId, taskId))
}

/** What is meant by the id that a message carries. */
export function useOperatorInfo(id: string, opType: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'operator', id, opType],
    queryFn: () => approvals.operatorInfo({ id, opType }),
  })
}

/** Who would get it with these values; while a new answer is on its way, the last one stands. */
export function useRoutePreview({ flowId, forUserId }: Launching, values: Values) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: ['approvals', 'route', flowId, forUserId ?? '', values],
    queryFn: async () => (await approvals.previewRoute({ flowId, values, forUserId })).steps,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}

/** What went wrong with a case, newest first. */
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

/** The first rows of a list as they are at this moment, to go on with after a decision. */
export const pendingQuery = ({ approvals }: Client, list: ListName) =>
  queryOptions({
    queryKey: ['approvals', 'pending', list],
    queryFn: async () => (await approvals.list({ list, pageSize: 5 })).list,
    staleTime: 0,
  })

/** Colleagues by name, account or initials. */
export const peopleQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: ['people', keyword],
    queryFn: async () => (await organization.users({ keyword, pageSize: 30 })).list,
    placeholderData: keepPreviousData,
  })
