import type { Client } from '@signet/client'
import type { contract, Read } from '@signet/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'
import type { ListKey } from './list-key.ts'

type Delegations = (typeof contract)['delegations']
export type Delegation = Read<Delegations['open']>
export type NamedFlow = Read<Delegations['flows']>['list'][number]

/** Beneath `approvals`: whatever touches cases and tasks may have changed who acts for whom. */
const about = (...what: readonly string[]) => ['approvals', 'delegations', ...what]

export function useDelegations({ side, kind }: ListKey) {
  const { delegations } = useClient()
  return useQuery({
    queryKey: about('list', kind, side),
    queryFn: async () => (await delegations.list({ kind, side })).list,
  })
}

export function useDelegation(id: string) {
  const { delegations } = useClient()
  return useQuery({
    queryKey: about('one', id),
    queryFn: () => delegations.open({ id }),
    enabled: id !== '',
  })
}

/** The flows that a delegation may name: those that I launch, or all that somebody decides in. */
export function useNamedFlows(kind: ListKey['kind']) {
  const { approvals, delegations } = useClient()
  return useQuery({
    queryKey: about('flows', kind),
    queryFn: async (): Promise<readonly NamedFlow[]> =>
      kind === 'agency' ? (await delegations.flows({})).list : (await approvals.launchableFlows({})).list,
  })
}

/** The flows that I may launch in somebody's name. */
export function useLaunchableFor(forUserId: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: about('launchable', forUserId),
    queryFn: async () => (await approvals.launchableFlows({ forUserId })).list,
  })
}

/** Whether whoever is chosen will be asked first. */
export function useDelegationRules() {
  const { delegations } = useClient()
  return useQuery({ queryKey: about('rules'), queryFn: () => delegations.rules({}) })
}

/** Colleagues by name, account or initials who may act for somebody. */
export const receiversQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: ['people', 'receivers', keyword],
    queryFn: async () => {
      const { list } = await organization.users({ keyword, pageSize: 50 })
      return list.filter(({ isAdministrator }) => !isAdministrator)
    },
    placeholderData: keepPreviousData,
  })
