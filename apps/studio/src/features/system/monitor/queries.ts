import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

const subject = 'monitor'
/** How often the page is read again while it is on screen. */
const every = 5_000

type Calls = Client['monitor']
export type Monitor = Awaited<ReturnType<Calls['show']>>
export type Cache = Awaited<ReturnType<Calls['caches']>>['list'][number]
export type OutsideSystem = Awaited<ReturnType<Calls['outside']>>['list'][number]
export type Job = Awaited<ReturnType<Calls['jobs']>>['list'][number]

export const monitorQuery = ({ monitor }: Client) =>
  queryOptions({
    queryKey: [subject, 'show'],
    refetchInterval: every,
    queryFn: ({ signal }) => monitor.show({}, { signal }),
  })

/** Asked when the page opens and on request: each answer is a connection to somebody else's server. */
export const outsideQuery = ({ monitor }: Client) =>
  queryOptions({
    queryKey: [subject, 'outside'],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => monitor.outside({}, { signal }),
  })

export const jobsQuery = ({ monitor }: Client) =>
  queryOptions({
    queryKey: [subject, 'jobs'],
    refetchInterval: every,
    queryFn: ({ signal }) => monitor.jobs({}, { signal }),
  })

export function useRunJob() {
  const { monitor } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (name: string) => monitor.runJob({ name }),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject, 'jobs'] }),
  })
}

export const cachesQuery = ({ monitor }: Client) =>
  queryOptions({
    queryKey: [subject, 'caches'],
    refetchInterval: every,
    queryFn: ({ signal }) => monitor.caches({}, { signal }),
  })

export function useEmptyCache() {
  const { monitor } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (name: Cache['name']) => monitor.emptyCache({ name }),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject, 'caches'] }),
  })
}
