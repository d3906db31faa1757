import type { Client } from '@signet/client'
import type { DelegationView } from '@signet/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../kit/lists/list-search.ts'

const key = 'delegations'

export type DelegationStatusName = DelegationView['status']
export type DelegationRules = Awaited<ReturnType<Client['delegations']['rules']>>

export function useDelegations(search: ListSearch, status: DelegationStatusName | undefined) {
  const { delegations } = useClient()
  const { keyword = '', person, flow, kind } = search
  const filter = {
    keyword,
    ...(status && { status }),
    ...(person && { personId: person }),
    ...(flow && { flowId: flow }),
    ...(isKind(kind) && { kind }),
  }
  return useList([key, 'all', filter], (page, options) => delegations.all({ ...page, ...filter }, options))
}

export const delegationQuery = ({ delegations }: Client, id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => delegations.open({ id }, { signal }),
  })

export function useStop(id: string) {
  const { delegations } = useClient()
  return useChange((reason: string) => delegations.stop({ id, reason }))
}

export const rulesQuery = ({ delegations }: Client) =>
  queryOptions({
    queryKey: [key, 'rules'],
    queryFn: ({ signal }) => delegations.rules({}, { signal }),
  })

export function useSetRules() {
  const { delegations } = useClient()
  return useChange((rules: DelegationRules) => delegations.setRules(rules))
}

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

export const kinds = ['entrust', 'agency'] as const
type Kind = (typeof kinds)[number]

function isKind(word: string | undefined): word is Kind {
  return kinds.some((kind) => kind === word)
}
