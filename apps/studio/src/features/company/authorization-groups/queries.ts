import type { Client } from '@signet/client'
import type { AuthorizationGroup } from '@signet/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const key = 'authorization-groups'

export type GroupState = AuthorizationGroup['state']
export const states: readonly GroupState[] = ['inForce', 'disabled', 'expired']
export type Wanted = Parameters<Client['authorizationGroups']['create']>[0]

/** There are few groups, so that one page holds all; the keyword is also looked for in what they give and to whom. */
export function useGroups(keyword: string, state: GroupState | undefined) {
  const { authorizationGroups } = useClient()
  const wanted = keyword.trim().toLowerCase()
  return useList<AuthorizationGroup>([key, 'list', wanted, state], async (_page, options) => {
    const all = (await authorizationGroups.list({}, options)).list
    const list = all.filter(
      (group) => (!state || group.state === state) && wordsOf(group).toLowerCase().includes(wanted),
    )
    return { list, next: null, pagination: { total: list.length } }
  })
}

function wordsOf({
  fullName,
  enCode,
  description,
  members,
  grants,
  applications,
}: AuthorizationGroup): string {
  const named = [...members, ...applications].map(({ name }) => name)
  return [fullName, enCode, description, ...named, ...grants.map(({ formName }) => formName)].join(' ')
}

export function useGroup(id: string) {
  const { authorizationGroups } = useClient()
  return useQuery({
    queryKey: [key, 'all'],
    queryFn: ({ signal }) => authorizationGroups.list({}, { signal }),
    select: ({ list }) => list.find((group) => group.id === id),
  })
}

/** The rights that the reader may bundle. */
export const rightsQuery = ({ authorizationGroups }: Client) =>
  queryOptions({
    queryKey: [key, 'rights'],
    queryFn: ({ signal }) => authorizationGroups.rights({}, { signal }),
  })

/** Changes groups and fetches what is on screen again, also after a refusal: somebody else may have been first. */
export function useGroupMutation<Input, Answer>(
  change: (calls: Client['authorizationGroups'], input: Input) => Promise<Answer>,
) {
  const { authorizationGroups } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(authorizationGroups, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
