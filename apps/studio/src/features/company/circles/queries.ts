import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const key = 'circles'

export type CircleKind = 'roles' | 'groups'
export type Circle = Awaited<ReturnType<Client['roles']['open']>>
export type CircleRow = Pick<Circle, 'id' | 'fullName' | 'enCode' | 'num'> & Readonly<{ isByRule?: boolean }>
export type Member = Awaited<ReturnType<Client['people']['list']>>['list'][number]

/** There are few roles and groups, so that one page holds all. */
export function useCircles(kind: CircleKind, keyword: string) {
  const { organization } = useClient()
  const select = kind === 'roles' ? organization.roleSelector : organization.groupSelector
  return useList<CircleRow>([key, kind, 'list', keyword], async (_page, options) => {
    const { list } = await select({ keyword }, options)
    return { list, next: null, pagination: { total: list.length } }
  })
}

type Known = Readonly<{ kind: CircleKind; id: string }>

export const circleQuery = (client: Client, { kind, id }: Known) =>
  queryOptions({
    queryKey: [key, kind, 'one', id],
    queryFn: ({ signal }) => client[kind].open({ id }, { signal }),
  })

export function useMembers({ kind, id }: Known) {
  const { people } = useClient()
  const filter = kind === 'roles' ? { roleId: id } : { groupId: id }
  return useList([key, kind, 'members', id], (page, options) => people.list({ ...page, ...filter }, options))
}

/** Changes roles or groups and fetches what is on screen again, also after a refusal: somebody else may have been first. */
export function useCircleMutation<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [key] }),
        cache.invalidateQueries({ queryKey: ['people-list'] }),
      ]),
  })
}
