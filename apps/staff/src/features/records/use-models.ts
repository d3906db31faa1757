import type { Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

type Answer = ParsedOutput<(typeof contract)['records']['models']>
export type Model = Answer['list'][number]

/** The applications the person may open. The list is short and searched on the device. */
export const modelsQuery = ({ records }: Client) =>
  queryOptions({
    queryKey: ['records', 'models'],
    queryFn: async ({ signal }) => (await records.models({}, { signal })).list,
  })

export function useModels() {
  return useQuery(modelsQuery(useClient()))
}

export function useSetFavouriteModel() {
  const { records } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (favourite: Readonly<{ modelId: string; isFavourite: boolean }>) =>
      records.setFavourite(favourite),
    onSettled: () => cache.invalidateQueries({ queryKey: ['records', 'models'] }),
  })
}
