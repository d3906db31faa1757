import type { contract, ParsedOutput } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type Side = ParsedOutput<(typeof contract)['caseSide']['open']>

export function useSide(caseId: string, taskId: string | undefined) {
  const { caseSide } = useClient()
  return useQuery({
    queryKey: ['approvals', 'side', caseId, taskId ?? ''],
    queryFn: () => caseSide.open({ caseId, ...(taskId && { taskId }) }),
    enabled: caseId !== '',
  })
}
