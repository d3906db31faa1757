import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'

/** The flows I may launch. The list is short and searched on the device, so that typing answers at once. */
export function useLaunchableFlows() {
  const client = useClient()
  return useQuery({
    queryKey: ['approvals', 'flows'],
    queryFn: async () => (await client.approvals.launchableFlows()).list,
  })
}

export function useCounts() {
  const client = useClient()
  return useQuery({ queryKey: ['approvals', 'counts'], queryFn: () => client.approvals.counts() })
}
