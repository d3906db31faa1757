import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../lib/app-context.ts'

/** What stands beside my step of a case. */
export function useSide(caseId: string, taskId: string | undefined) {
  const { caseSide } = useClient()
  return useQuery({
    queryKey: ['approvals', 'side', caseId, taskId ?? ''],
    queryFn: () => caseSide.open({ caseId, ...(taskId && { taskId }) }),
    enabled: caseId !== '',
  })
}
