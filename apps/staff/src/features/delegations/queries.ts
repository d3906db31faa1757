import type { contract, ParsedOutput } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import type { PeopleSource } from '../../kit/people/use-people.ts'
import type { ListKey } from './list-key.ts'

type Delegations = (typeof contract)['delegations']
export type Delegation = ParsedOutput<Delegations['open']>
type OfferedFlow = ParsedOutput<Delegations['flows']>['list'][number]
export type NamedFlow = Pick<OfferedFlow, 'id' | 'name'>

/** Keys are below `approvals`, because actions on cases may change delegations. */
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

/** The flows that a delegation may name: those I may start, or all with an approver. */
export function useNamedFlows(kind: ListKey['kind']) {
  const { approvals, delegations } = useClient()
  return useQuery({
    queryKey: about('flows', kind),
    queryFn: async (): Promise<readonly OfferedFlow[]> =>
      kind === 'agency' ? (await delegations.flows({})).list : (await approvals.launchableFlows({})).list,
  })
}

/** The flows that I may start for somebody. */
export function useLaunchableFor(forUserId: string) {
  const { approvals } = useClient()
  return useQuery({
    queryKey: about('launchable', forUserId),
    queryFn: async () => (await approvals.launchableFlows({ forUserId })).list,
  })
}

/** Whether receivers are asked first. */
export function useDelegationRules() {
  const { delegations } = useClient()
  return useQuery({ queryKey: about('rules'), queryFn: () => delegations.rules({}) })
}

/** Colleagues to whom one can delegate, by name, account or initials. */
export const receivers: PeopleSource = {
  key: 'receivers',
  find: ({ delegations }, question, signal) => delegations.receivers(question, { signal }),
  hasDepartments: false,
}

const base = '/pages/workFlow/entrustAgent'

export const delegationHref = {
  list: ({ side, kind }: ListKey) => `${base}/index?index=${side === 'mine' ? 1 : 2}&kind=${kind}`,
  detail: (id: string) => `${base}/detail?id=${encodeURIComponent(id)}`,
  edit: (id: string) => `${base}/form?id=${encodeURIComponent(id)}`,
  create: (kind: ListKey['kind']) => `${base}/form?kind=${kind}`,
}
