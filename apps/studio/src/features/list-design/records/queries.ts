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
export type OpenedRecord = Read<Records['open']>
export type LogEntry = Read<Records['log']>['list'][number]
export type Group = Read<Records['groups']>['list'][number]
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

export const recordPageQuery = (
  { records }: Client,
  modelId: string,
  { question, page, pageSize }: PageAsked,
) =>
  queryOptions({
    queryKey: [key, modelId, 'list', question, page, pageSize],
    queryFn: ({ signal }) => records.list({ modelId, ...question, currentPage: page, pageSize }, { signal }),
  })

export function useRecordPage(modelId: string, asked: PageAsked) {
  return useQuery({
    ...recordPageQuery(useClient(), modelId, asked),
    placeholderData: keepPreviousData,
  })
}

/** Sums and how many stand in each tab, over all records that are meant. */
export function useSummary(modelId: string, { sort: _sort, ...question }: RecordQuestion, isWanted: boolean) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'summary', question],
    queryFn: ({ signal }) => records.summary({ modelId, ...question }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

export function useGroups(modelId: string, { sort: _sort, ...question }: RecordQuestion) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'groups', question],
    queryFn: ({ signal }) => records.groups({ modelId, ...question }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The tree beside a list, above before below. */
export const nodesQuery = ({ records }: Client, modelId: string) =>
  queryOptions({
    queryKey: [key, modelId, 'nodes'],
    queryFn: async ({ signal }) => (await records.nodes({ modelId }, { signal })).list,
  })

export const recordQuery = ({ records }: Client, modelId: string, id: string) =>
  queryOptions({
    queryKey: [key, modelId, 'one', id],
    queryFn: ({ signal }) => records.open({ modelId, id }, { signal }),
  })

/** What became of the record since this version of it was opened. */
export function useChangesSince(modelId: string, id: string, version: number) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'since', id, version],
    queryFn: ({ signal }) => records.changesSince({ modelId, id, version }, { signal }),
    gcTime: 0,
  })
}

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

type DeedOptions = Readonly<{ shownInPlace?: boolean }>

/** One deed on records; whatever of them is on screen is looked at again, also when it failed. */
export function useRecordDeed<Input, Answer>(
  deed: (calls: Client['records'], input: Input) => Promise<Answer>,
  { shownInPlace = false }: DeedOptions = {},
) {
  const { records } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace },
    mutationFn: (input: Input) => deed(records, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
