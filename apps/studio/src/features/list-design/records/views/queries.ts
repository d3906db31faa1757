import type { Client } from '@signet/client'
import type { contract, Read } from '@signet/contract'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../shell/desk.ts'

const key = 'record-views'

type Calls = Client['recordViews']
export type View = Read<(typeof contract)['recordViews']['list']>['list'][number]

export function useViews(modelId: string, isModel: boolean): UseQueryResult<readonly View[]> {
  const { recordViews } = useClient()
  return useQuery({
    queryKey: [key, modelId],
    queryFn: async ({ signal }) => (await recordViews.list({ modelId }, { signal })).list,
    enabled: isModel,
  })
}

/** One deed on views; they are looked at again, also when it failed. */
export function useViewDeed<Input, Answer>(
  deed: (calls: Calls, input: Input) => Promise<Answer>,
  { shownInPlace = false }: Readonly<{ shownInPlace?: boolean }> = {},
) {
  const { recordViews } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace },
    mutationFn: (input: Input) => deed(recordViews, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
