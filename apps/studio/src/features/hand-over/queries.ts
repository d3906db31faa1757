import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

const key = 'hand-over'

export const departedQuery = ({ handOver }: Client) =>
  queryOptions({
    queryKey: [key, 'departed'],
    queryFn: ({ signal }) => handOver.departed({}, { signal }),
  })

export const inHandQuery = ({ handOver }: Client, personId: string) =>
  queryOptions({
    queryKey: [key, 'in-hand', personId],
    queryFn: ({ signal }) => handOver.preview({ personId }, { signal }),
  })

/** Hands everything over, then refreshes all queries on cases and people. */
export function useHandOver(personId: string) {
  const { handOver } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Readonly<{ toUserId: string; opinion: string }>) =>
      handOver.carryOut({ personId, ...input }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [key] }),
        cache.invalidateQueries({ queryKey: ['approvals'] }),
      ]),
  })
}
