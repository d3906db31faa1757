import type { Client } from '@signet/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const figuresQuery = ({ flowStatistics }: Client, flowId: string, days: number) =>
  queryOptions({
    queryKey: ['flow-statistics', flowId, days],
    queryFn: ({ signal }) => flowStatistics.open({ flowId, days }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isBeingCounted ? 2000 : false),
  })
