import type { Client } from '@signet/client'
import type { contract, Read } from '@signet/contract'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/app-context.ts'

export type View = Read<(typeof contract)['recordViews']['list']>['list'][number]

const keyOf = (modelId: string) => ['recordViews', modelId]

/** The views of a list that the person may pick. */
export function useViews(modelId: string): UseQueryResult<View[]> {
  const { recordViews } = useClient()
  return useQuery({
    queryKey: keyOf(modelId),
    queryFn: async ({ signal }) => (await recordViews.list({ modelId }, { signal })).list,
    enabled: modelId !== '',
  })
}

/** One deed on the views of a list; they are looked at again, also when it failed. */
export function useViewDeed<Input, Answer>(
  modelId: string,
  deed: (calls: Client['recordViews'], input: Input) => Promise<Answer>,
) {
  const { recordViews } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => deed(recordViews, input),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(modelId) }),
  })
}
