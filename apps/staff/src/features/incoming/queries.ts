import type { Client } from '@signet/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { useHasKey } from '../../kit/incoming/has-key.ts'
import { outboxes } from '../../kit/outbox/waiting.ts'

/** The flows that begin with a file or a text; read ahead, so that they are known without a network. */
export const receivingFlowsQuery = ({ approvals }: Client) =>
  queryOptions({
    queryKey: ['approvals', 'receivingFlows'],
    queryFn: async () => (await approvals.receivingFlows()).list,
  })

export function useReceivingFlows() {
  return useQuery(receivingFlowsQuery(useClient()))
}

/**
 * What was shared, once the device can open it: null when it is gone, `foreign` when it is for somebody else, `noKey`
 * where the key cannot be had. Forgotten with the page.
 */
export function useIncoming(id: string) {
  const { queries } = useApp()
  const me = useCurrentUser().data?.userInfo.userId
  const hasKey = useHasKey()
  return useQuery({
    queryKey: ['incoming', me, id, hasKey],
    queryFn: async () =>
      hasKey ? ((await outboxes.get(queries)?.incoming.read(id)) ?? null) : ('noKey' as const),
    enabled: me !== undefined && hasKey !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
