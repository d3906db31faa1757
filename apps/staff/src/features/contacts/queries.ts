import type { Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'

export type Card = ParsedOutput<(typeof contract)['contacts']['card']>
export type Colleague = ParsedOutput<(typeof contract)['organization']['users']>['list'][number]

export function useCard(id: string) {
  const { contacts } = useClient()
  return useQuery({ queryKey: ['contacts', 'card', id], queryFn: () => contacts.card({ id }) })
}

export function useStarred() {
  return useQuery(starredQuery(useClient()))
}

export const starredQuery = ({ contacts }: Client) =>
  queryOptions({ queryKey: ['contacts', 'starred'], queryFn: async () => (await contacts.starred()).list })

/** The colleagues chosen or looked up last, the last one first. */
export function useRecent() {
  const { contacts } = useClient()
  return useQuery({
    queryKey: ['contacts', 'recent'],
    queryFn: async () => (await contacts.recent()).list,
  })
}

export function useStar(id: string) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (isStarred: boolean) => client.contacts.star({ id, isStarred }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['contacts'] }),
    meta: { isShown: true },
  })
}

/** Departments directly below one; `-1` is above all. */
export function useUnits(parentId: string) {
  return useQuery(unitsQuery(useClient(), parentId))
}

export const unitsQuery = ({ organization }: Client, parentId: string) =>
  queryOptions({
    queryKey: ['contacts', 'units', parentId],
    queryFn: async () => (await organization.organizeSelector({ parentId })).list,
  })

/** Null for one that is gone. */
export function useUnit(id: string) {
  const { organization } = useClient()
  return useQuery({
    queryKey: ['contacts', 'unit', id],
    queryFn: async () => (await organization.selectedOrganizes({ ids: [id] })).list[0] ?? null,
    enabled: id !== '',
  })
}

type Sought = Readonly<{ organizeId?: string; keyword?: string }>

/** People by name, page by page: of one department, or by words of everywhere. */
export function usePeople({ organizeId = '', keyword = '' }: Sought) {
  const { organization } = useClient()
  return useInfiniteQuery({
    queryKey: ['contacts', 'people', organizeId, keyword],
    queryFn: ({ pageParam }) =>
      organization.users({
        pageSize: 50,
        ...(organizeId && { organizeId }),
        ...(keyword && { keyword }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: organizeId !== '' || keyword !== '',
  })
}
