import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import type { Publication } from '../../kit/publish-sheet/publish-sheet.tsx'

const lists = 'list-design'

type Calls = Client['listDesign']
export type SavedList = Awaited<ReturnType<Calls['open']>>
export type Grant = Awaited<ReturnType<Calls['grants']>>['list'][number]
export type GrantPreview = Awaited<ReturnType<Calls['previewGrant']>>
export type RightRequest = Awaited<ReturnType<Calls['requests']>>['list'][number]
export type ListVersion = Awaited<ReturnType<Calls['versions']>>['list'][number]

export const listQuery = ({ listDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [lists, 'one', id],
    queryFn: ({ signal }) => listDesign.open({ id }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export const versionsQuery = ({ listDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [lists, 'versions', id],
    queryFn: ({ signal }) => listDesign.versions({ id }, { signal }),
  })

export const grantsQuery = ({ listDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [lists, 'grants', id],
    queryFn: ({ signal }) => listDesign.grants({ id }, { signal }),
  })

export const rightRequestsQuery = ({ listDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [lists, 'grants', id, 'requests'],
    queryFn: ({ signal }) => listDesign.requests({ id }, { signal }),
  })

export const matchesQuery = ({ listDesign }: Client, id: string, rules: string) =>
  queryOptions({
    queryKey: [lists, 'matches', id, rules],
    queryFn: ({ signal }) => listDesign.countMatches({ id, rules: JSON.parse(rules) }, { signal }),
    retry: false,
  })

export function usePublishList(id: string) {
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (publication: Publication) => listDesign.publish({ id, ...publication }),
    onSuccess: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === lists || of === 'records' }),
  })
}

export function useWithdrawList(id: string) {
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => listDesign.withdraw({ id }),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === lists || of === 'records' }),
  })
}

/** Changes permissions and refetches their list, even after a failure. */
export function useGrantMutation<Input>(call: (calls: Calls, input: Input) => Promise<unknown>) {
  const { listDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => call(listDesign, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [lists, 'grants'] }),
  })
}
