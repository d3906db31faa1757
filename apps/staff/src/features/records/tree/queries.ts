import type { contract, ParsedOutput } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type TreeNode = ParsedOutput<(typeof contract)['records']['nodes']>['list'][number]

export function useNodes(modelId: string, { isWanted }: Readonly<{ isWanted: boolean }>) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'nodes'],
    queryFn: async ({ signal }) => (await records.nodes({ modelId }, { signal })).list,
    enabled: isWanted,
  })
}
