import type { Client } from '@signet/client'
import type { ChoosableUser } from '@signet/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useClient } from '../context/app-context.ts'

type PeoplePage = Readonly<{ list: readonly ChoosableUser[]; next: string | null }>
type PeopleQuestion = Readonly<{ keyword: string; pageSize: number; cursor?: string }>

/** Whom a picker offers: the people found by words, and whether departments lead to them too. */
export type PeopleSource = Readonly<{
  key: string
  find: (client: Client, question: PeopleQuestion, signal: AbortSignal) => Promise<PeoplePage>
  hasDepartments: boolean
}>

const pageSize = 50

/** Everybody in the company, the nearest first. */
export const wholeCompany: PeopleSource = {
  key: 'company',
  find: ({ organization }, question, signal) =>
    organization.users({ ...question, order: 'nearness' }, { signal }),
  hasDepartments: true,
}

/** People by words, page by page. */
export function usePeople({ key, find }: PeopleSource, keyword: string) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['people', key, keyword],
    queryFn: ({ pageParam, signal }) =>
      find(client, { keyword, pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** The departments directly below one; `-1` is above all. */
export function useUnitsBelow(parentId: string) {
  const { organization } = useClient()
  return useQuery({
    queryKey: ['people', 'units', parentId],
    queryFn: async ({ signal }) => (await organization.organizeSelector({ parentId }, { signal })).list,
  })
}

/** The people of one department, page by page. */
export const departmentSource = (organizeId: string): PeopleSource => ({
  key: `department ${organizeId}`,
  find: ({ organization }, question, signal) => organization.users({ ...question, organizeId }, { signal }),
  hasDepartments: false,
})

/** Returns what notes whom a person has just chosen, so that they are offered first; it fails without a word. */
export function useMeet(): (people: readonly Readonly<{ id: string }>[]) => void {
  const { contacts } = useClient()
  return (people) => {
    if (people.length > 0) contacts.meet({ ids: people.map(({ id }) => id) }).catch(() => undefined)
  }
}
