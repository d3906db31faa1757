import type { contract, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../../kit/context/app-context.ts'

type Myself = (typeof contract)['myself']
export type BaseInfo = ParsedOutput<Myself['baseInfo']>
export type Cancellation = ParsedOutput<Myself['cancellationPreview']>

export function useBaseInfo() {
  const client = useClient()
  return useQuery({ queryKey: ['myself', 'baseInfo'], queryFn: () => client.myself.baseInfo() })
}

export function usePosts() {
  const client = useClient()
  return useQuery({ queryKey: ['myself', 'posts'], queryFn: () => client.myself.positions() })
}

export function useContacts() {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'contacts'],
    queryFn: async () => (await client.myself.contacts()).list,
  })
}

export function useCancellation() {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'cancellation'],
    queryFn: () => client.myself.cancellationPreview(),
  })
}

const mostColleagues = 200

export function useColleagues(organizeId: string) {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'colleagues', organizeId],
    queryFn: async () => (await client.organization.users({ organizeId, pageSize: mostColleagues })).list,
    enabled: organizeId !== '',
  })
}

/** The department, defaults and permissions follow the post, so everything is asked for again. */
export function useSetMajor() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (majorId: string) => client.myself.setMajor({ majorId }),
    onSettled: () => queries.invalidateQueries(),
  })
}
