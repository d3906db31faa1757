import type { Client } from '@signet/client'
import { type DataSyncRun, dataSyncChangeKinds } from '@signet/contract'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const key = 'data-syncs'
/** Milliseconds between two looks at a run that is under way. */
const every = 1500

type Calls = Client['dataSyncs']

export type { DataSyncRun }
export type OpenRun = Awaited<ReturnType<Calls['openRun']>>
export type SyncRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type DataSync = Awaited<ReturnType<Calls['open']>>
export type TargetField = Awaited<ReturnType<Calls['fields']>>['list'][number]
export type RowChange = Awaited<ReturnType<Calls['changes']>>['list'][number]
export const changeKinds = dataSyncChangeKinds
export type ChangeKind = RowChange['kind']

export type SourceParameter = Awaited<ReturnType<Client['dataInterfaces']['open']>>['parameters'][number]

export type Draft = Omit<DataSync, 'id' | 'actsFor' | 'readUntil' | 'changedAt' | 'revision'>

export const freshDraft: Draft = {
  fullName: '',
  interfaceId: '',
  parameters: [],
  target: { kind: 'records', id: '' },
  columns: [{ column: '', field: '' }],
  key: '',
  vanished: { kind: 'keep' },
  mostVanishedPercent: 10,
  schedule: 'manually',
}

export function draftOf({
  id: _id,
  actsFor: _for,
  readUntil: _until,
  changedAt: _at,
  revision: _of,
  ...draft
}: DataSync): Draft {
  return draft
}

/** The settings to send, without rows that were added and left empty. */
export function requestFrom(draft: Draft): Draft {
  return { ...draft, columns: draft.columns.filter(({ column, field }) => column !== '' || field !== '') }
}

export function useSyncs(keyword: string) {
  const { dataSyncs } = useClient()
  return useList<SyncRow>([key, 'list', keyword], (page, options) =>
    dataSyncs.list({ ...page, keyword }, options),
  )
}

export const syncQuery = ({ dataSyncs }: Client, id: string) =>
  queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => dataSyncs.open({ id }, { signal }) })

/** What rows can fill; nothing before a target is chosen. */
export function useTargetFields(target: Draft['target']) {
  const { dataSyncs } = useClient()
  return useQuery({
    queryKey: [key, 'fields', target],
    queryFn: async ({ signal }) => (await dataSyncs.fields(target, { signal })).list,
    enabled: target.id !== '',
    retry: false,
    meta: { shownInPlace: true },
  })
}

/** Parameters of a source that its callers fill in. */
export function useSourceParameters(id: string) {
  const { dataInterfaces } = useClient()
  return useQuery({
    queryKey: [key, 'parameters', id],
    queryFn: async ({ signal }): Promise<readonly SourceParameter[]> =>
      (await dataInterfaces.open({ id }, { signal })).parameters.filter(({ source }) => source === 'caller'),
    enabled: id !== '',
    retry: false,
    meta: { shownInPlace: true },
  })
}

const rowsLookedAt = 20

/** Columns of the first rows of a source. Where they cannot be read, columns are typed. */
export function useSourceColumns({
  interfaceId: id,
  parameters,
}: Pick<Draft, 'interfaceId' | 'parameters'>): readonly string[] {
  const { dataInterfaces } = useClient()
  const paramList = parameters.flatMap((one) =>
    one.kind === 'fixed' ? [{ field: one.name, defaultValue: one.value }] : [],
  )
  const { data } = useQuery({
    queryKey: [key, 'columns', id, paramList],
    queryFn: ({ signal }) =>
      dataInterfaces.rows({ id, currentPage: 1, pageSize: rowsLookedAt, paramList }, { signal }),
    placeholderData: keepPreviousData,
    enabled: id !== '',
    retry: false,
    meta: { shownInPlace: true },
    select: ({ list }) => [...new Set(list.flatMap((row) => Object.keys(row)))],
  })
  return data ?? []
}

/** Changes synchronizations, or begins runs of them, and fetches those on screen again. */
export function useSyncMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { dataSyncs } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(dataSyncs, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

export function useRuns(id: string) {
  const { dataSyncs } = useClient()
  return useList<DataSyncRun>([key, 'runs', id], (page, options) => dataSyncs.runs({ ...page, id }, options))
}

/** A run, asked again while it is under way. */
export function useRun(id: string) {
  const { dataSyncs } = useClient()
  const cache = useQueryClient()
  return useQuery({
    queryKey: [key, 'run', id],
    queryFn: async ({ signal }) => {
      const run = await dataSyncs.openRun({ id }, { signal })
      if (run.state !== 'waiting')
        for (const part of ['runs', 'list']) void cache.invalidateQueries({ queryKey: [key, part] })
      return run
    },
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? every : false),
  })
}

export const changesKey = (id: string) => [key, 'changes', id]
