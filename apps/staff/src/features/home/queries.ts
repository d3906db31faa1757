import type { Client } from '@signet/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type App, useClient } from '../../kit/context/app-context.ts'
import { modelsQuery } from '../records/index.ts'

/**
 * The flows the person may start. The list is short and searched on the device, so that typing answers at
 * once.
 */
const flowsQuery = ({ approvals }: Client) =>
  queryOptions({
    queryKey: ['approvals', 'flows'],
    queryFn: async () => (await approvals.launchableFlows()).list,
  })

const countsQuery = ({ approvals }: Client) =>
  queryOptions({ queryKey: ['approvals', 'counts'], queryFn: () => approvals.counts() })

/** Prefetches the home page while it is being drawn. */
export function warmHome({ client, queries }: Pick<App, 'client' | 'queries'>): void {
  void queries.prefetchQuery(flowsQuery(client))
  void queries.prefetchQuery(countsQuery(client))
  void queries.prefetchQuery(modelsQuery(client))
}

export function useLaunchableFlows() {
  return useQuery(flowsQuery(useClient()))
}

export function useCounts() {
  return useQuery(countsQuery(useClient()))
}
