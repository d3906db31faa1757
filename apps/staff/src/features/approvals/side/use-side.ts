import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export function useSide(caseId: string, taskId: string | undefined) {
  const { caseSide } = useClient()
  return useQuery({
    queryKey: ['approvals', 'side', caseId, taskId ?? ''],
    queryFn: () => caseSide.open({ caseId, ...(taskId && { taskId }) }),
    enabled: caseId !== '',
  })
}
