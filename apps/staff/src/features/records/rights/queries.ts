import type { contract, ListRightName, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type RightsHelp = ParsedOutput<(typeof contract)['rightsHelp']['explain']>

export function useRightsHelp(modelId: string) {
  const { rightsHelp } = useClient()
  return useQuery({
    queryKey: ['rightsHelp', modelId],
    queryFn: ({ signal }) => rightsHelp.explain({ modelId }, { signal }),
  })
}

export function useAskForRight(modelId: string) {
  const { rightsHelp } = useClient()
  return useMutation({ mutationFn: (right: ListRightName) => rightsHelp.ask({ modelId, right }) })
}
