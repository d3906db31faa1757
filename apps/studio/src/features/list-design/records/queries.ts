import type { Client } from '@signet/client'
import type { contract, Read, Sent } from '@signet/contract'
import { ListDefinition } from '@signet/list'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useClient } from '../../../shell/desk.ts'

type Records = (typeof contract)['records']
export type RecordRow = Read<Records['list']>['list'][number]
export type RowResult = Read<Records['removeEach']>['results'][number]
export type OpenedRecord = Read<Records['open']>
export type LogEntry = Read<Records['log']>['list'][number]
export type ModelConfig = Omit<Read<Records['config']>, 'list'> & Readonly<{ list: ListDefinition }>
/** What is asked of the list, but for the page. */
export type RecordQuestion = Omit<Sent<Records['list']>, 'modelId' | 'cursor' | 'currentPage' | 'pageSize'>

const key = 'records'

export const configQuery = ({ records }: Client, modelId: string) =>
  queryOptions({
    queryKey: [key, modelId, 'config'],
    queryFn: async ({ signal }): Promise<ModelConfig> => {
      const config = await records.config({ modelId }, { signal })
      return { ...config, list: ListDefinition.parse(config.list) }
    },
  })

export type PageAsked = Readonly<{ question: RecordQuestion; page: number; pageSize: number }>

export function useRecordPage(modelId: string, { question, page, pageSize }: PageAsked) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'list', question, page, pageSize],
    queryFn: ({ signal }) => records.list({ modelId, ...question, currentPage: page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Sums and how many stand in each tab, over all records that are meant. */
export function useSummary(modelId: string, { words, filter }: RecordQuestion, isWanted: boolean) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'summary', words, filter],
    queryFn: ({ signal }) =>
      records.summary({ modelId, ...(words && { words }), ...(filter && { filter }) }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

export const recordQuery = ({ records }: Client, modelId: string, id: string) =>
  queryOptions({
    queryKey: [key, modelId, 'one', id],
    queryFn: ({ signal }) => records.open({ modelId, id }, { signal }),
  })

export function useLog(modelId: string, dataId: string) {
  const { records } = useClient()
  return useInfiniteQuery({
    queryKey: [key, modelId, 'log', dataId],
    queryFn: ({ pageParam, signal }) =>
      records.log({ modelId, dataId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** One deed on records; whatever of them is on screen is looked at again, also when it failed. */
export function useRecordDeed<Input, Answer>(
  deed: (calls: Client['records'], input: Input) => Promise<Answer>,
) {
  const { records } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => deed(records, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
