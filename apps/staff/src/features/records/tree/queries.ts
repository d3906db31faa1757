import type { contract, Read } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../lib/app-context.ts'

export type TreeNode = Read<(typeof contract)['records']['nodes']>['list'][number]

/** The tree beside a list. */
export function useNodes(modelId: string, { isWanted }: Readonly<{ isWanted: boolean }>) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'nodes'],
    queryFn: async ({ signal }) => (await records.nodes({ modelId }, { signal })).list,
    enabled: isWanted,
  })
}
