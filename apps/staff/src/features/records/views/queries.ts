import type { Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type View = ParsedOutput<(typeof contract)['recordViews']['list']>['list'][number]

const keyOf = (modelId: string) => ['recordViews', modelId]

/** The views of a list that the person may choose. */
export function useViews(modelId: string): UseQueryResult<View[]> {
  const { recordViews } = useClient()
  return useQuery({
    queryKey: keyOf(modelId),
    queryFn: async ({ signal }) => (await recordViews.list({ modelId }, { signal })).list,
    enabled: modelId !== '',
  })
}

/** Changes the views of a list and fetches them again, also after a failure. */
export function useViewMutation<Input, Answer>(
  modelId: string,
  action: (calls: Client['recordViews'], input: Input) => Promise<Answer>,
) {
  const { recordViews } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => action(recordViews, input),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(modelId) }),
  })
}
