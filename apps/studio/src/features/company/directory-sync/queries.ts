import type { Client } from '@signet/client'
import { type DirectoryRun, directoryChangeKinds } from '@signet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const key = 'directory-sync'
/** Milliseconds between two looks at a run that is under way. */
const every = 1500

export type { DirectoryRun }
export type DirectoryChange = Awaited<ReturnType<Client['directorySync']['changes']>>['list'][number]
export const changeKinds = directoryChangeKinds
export type ChangeKind = DirectoryChange['kind']

export function useRuns() {
  const { directorySync } = useClient()
  return useList<DirectoryRun>([key, 'list'], (page, options) => directorySync.list(page, options))
}

/** Whether the settings allow a preview; undefined while it is not known. */
export function useIsOn(): boolean | undefined {
  const { directorySync } = useClient()
  const { data } = useQuery({
    queryKey: [key, 'isOn'],
    queryFn: ({ signal }) => directorySync.list({ pageSize: 1 }, { signal }),
  })
  return data?.isOn
}

/** A run, asked again while it is under way; once it is over, everything about people may be different. */
export function useRun(id: string) {
  const { directorySync } = useClient()
  const cache = useQueryClient()
  return useQuery({
    queryKey: [key, 'run', id],
    queryFn: async ({ signal }) => {
      const run = await directorySync.open({ id }, { signal })
      if (run.state !== 'waiting')
        for (const queryKey of [[key, 'list'], ['people-list'], ['people'], ['units']])
          void cache.invalidateQueries({ queryKey })
      return run
    },
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? every : false),
  })
}

export const changesKey = (id: string) => [key, 'changes', id]

/** Begins a preview, or carries one out. */
export function useBegin() {
  const { directorySync } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: ({ previewId }: Readonly<{ previewId?: string }>) =>
      previewId === undefined ? directorySync.preview({}) : directorySync.run({ previewId }),
    onSettled: () => cache.invalidateQueries({ queryKey: [key, 'list'] }),
  })
}
