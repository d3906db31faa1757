import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../lib/app-context.ts'
import type { RecordSearch } from '../queries.ts'

/** The groups of a grouped list, each with its count and sums. */
export function useGroups(
  modelId: string,
  { sort: _sort, ...question }: RecordSearch,
  { isWanted }: Readonly<{ isWanted: boolean }>,
) {
  const { records } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'groups', question],
    queryFn: ({ signal }) => records.groups({ modelId, ...question }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}
