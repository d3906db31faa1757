import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { ListDefinition } from '@signet/list'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

type Records = (typeof contract)['records']
export type OpenedRecord = ParsedOutput<Records['open']>
export type RecordRow = ParsedOutput<Records['list']>['list'][number]
export type RowResult = ParsedOutput<Records['removeEach']>['results'][number]
export type RecordFilter = NonNullable<RequestInput<Records['list']>['filter']>
export type ModelConfig = Omit<ParsedOutput<Records['config']>, 'list'> & Readonly<{ list: ListDefinition }>

/** Filter and order of a list. */
export type RecordSearch = Pick<
  RequestInput<Records['list']>,
  'words' | 'filter' | 'tab' | 'node' | 'parent' | 'sort'
>

const key = 'records'

export function useModel(modelId: string | undefined) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'config'],
    queryFn: async ({ signal }): Promise<ModelConfig> => {
      const config = await records.config({ modelId: modelId ?? '' }, { signal })
      return { ...config, list: ListDefinition.parse(config.list) }
    },
    enabled: modelId !== undefined,
  })
}

/** Records page by page; the previous rows stay while another search of the same list loads. */
export function useRecords(
  modelId: string,
  search: RecordSearch,
  { isWanted }: Readonly<{ isWanted: boolean }>,
) {
  const { records } = useClient()
  return useInfiniteQuery({
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryKey: [key, modelId, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      records.list({ modelId, ...search, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** Sums and tab counts; requested only where the list shows them. */
export function useSummary(modelId: string, search: Omit<RecordSearch, 'sort'>, isWanted: boolean) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'summary', search],
    queryFn: ({ signal }) => records.summary({ modelId, ...search }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

export function useRecord(modelId: string, id: string | undefined) {
  const { records } = useClient()
  return useQuery({ ...recordQuery(records, modelId, id ?? ''), enabled: id !== undefined })
}

type Calls = ReturnType<typeof useClient>['records']

const recordQuery = (records: Calls, modelId: string, id: string) =>
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

/** The changes of a record since the version that was opened. */
export function useChangesSince(modelId: string, id: string, version: number | undefined) {
  const { records } = useClient()
  return useQuery({
    queryKey: [key, modelId, 'since', id, version],
    queryFn: ({ signal }) => records.changesSince({ modelId, id, version: version ?? 1 }, { signal }),
    enabled: version !== undefined,
    gcTime: 0,
  })
}

export function useRemoveRecords(modelId: string) {
  const { records } = useClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => records.removeEach({ modelId, ids: [...ids] }),
    onSettled: useRefresh(),
  })
}

/** The result of an action on several records. */
export type ActionOutcome = Readonly<{ results: readonly RowResult[] }>

/** Runs an action that changes records or starts a flow for each. */
export function useAct(modelId: string) {
  const { records } = useClient()
  return useMutation({
    mutationFn: ({
      action,
      ids,
    }: Readonly<{ action: string; ids: readonly string[] }>): Promise<ActionOutcome> =>
      records.act({ modelId, action, ids: [...ids] }),
    onSettled: useRefresh(),
  })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [key] })
}
