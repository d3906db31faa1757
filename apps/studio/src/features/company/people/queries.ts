import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const key = 'people-list'

type Calls = Client['people']
export type PersonRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type Person = Awaited<ReturnType<Calls['open']>>

export const states = ['any', 'active', 'disabled', 'administrator'] as const
export const sorts = ['name', 'account', 'employeeNumber', 'entryDate', 'newest'] as const
type Sort = (typeof sorts)[number]

export function usePeople(search: ListSearch) {
  const { people } = useClient()
  const { keyword = '', unit = '', role = '', day } = search
  const state = states.find((one) => one === search.status) ?? 'any'
  const filter = {
    keyword,
    organizeId: unit,
    roleId: role,
    state,
    ...(day && { day }),
    ...orderOf(sorts.find(isChosen)),
  }
  function isChosen(one: Sort): boolean {
    return one === search.sort
  }
  return useList([key, filter], (page, options) => people.list({ ...page, ...filter }, options))
}

/** The latest entry comes first only in one of the orders. */
function orderOf(sort: Sort = 'name') {
  return sort === 'newest'
    ? ({ sort: 'entryDate', order: 'descending' } as const)
    : ({ sort, order: 'ascending' } as const)
}

export const personQuery = ({ people }: Client, id: string, day?: string) =>
  queryOptions({
    queryKey: [key, 'one', id, ...(day ? [day] : [])],
    queryFn: ({ signal }) => people.open({ id, ...(day && { day }) }, { signal }),
  })

/** What a person has in hand, counted for the hand-over. */
export const workloadQuery = ({ handOver }: Client, personId: string) =>
  queryOptions({
    queryKey: [key, 'workload', personId],
    queryFn: ({ signal }) => handOver.preview({ personId }, { signal }),
  })

export const rolesQuery = ({ organization }: Client) =>
  queryOptions({
    queryKey: [key, 'roles'],
    queryFn: ({ signal }) => organization.roleSelector({}, { signal }),
  })

export const groupsQuery = ({ organization }: Client) =>
  queryOptions({
    queryKey: [key, 'groups'],
    queryFn: ({ signal }) => organization.groupSelector({}, { signal }),
  })

export const postsQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: [key, 'posts', keyword],
    queryFn: ({ signal }) => organization.positionSelector({ keyword, pageSize: 50 }, { signal }),
  })

/** Changes people and fetches what is on screen again, also after a refusal: somebody else may have been first. */
export function usePeopleMutation<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [key] }),
        cache.invalidateQueries({ queryKey: ['people'] }),
        cache.invalidateQueries({ queryKey: ['units'] }),
        cache.invalidateQueries({ queryKey: ['circles'] }),
      ]),
  })
}
