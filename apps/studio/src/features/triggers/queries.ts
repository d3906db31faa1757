import type { Client } from '@signet/client'
import type { TriggerEvent } from '@signet/flow'
import { loadMatcher } from '@signet/i18n'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'
import type { Publication } from '../../kit/publish-sheet/publish-sheet.tsx'

const key = 'triggers'
const everyMs = 10_000

type Calls = Client['triggers']
export type TriggerRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type Trigger = Awaited<ReturnType<Calls['open']>>
export type SwitchPreview = Awaited<ReturnType<Calls['previewSwitch']>>
export type RunRow = Awaited<ReturnType<Calls['runs']>>['list'][number]
export type Run = Awaited<ReturnType<Calls['run']>>

/** Loads all triggers; the keyword filters them in the browser. */
export function useTriggers(keyword: string) {
  const { triggers } = useClient()
  const listed = async (_page: unknown, options: { signal: AbortSignal }) => {
    const { list } = await triggers.list({}, options)
    const matches = await loadMatcher()
    const found = list.filter(({ name }) => matches(name, keyword))
    return { list: found, next: null, pagination: { total: found.length } }
  }
  return useList([key, 'list', keyword], listed, { everyMs })
}

export const triggerQuery = ({ triggers }: Client, id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => triggers.open({ id }, { signal }),
  })

/** The values of an event, as a form. */
export const valuesQuery = ({ triggers }: Client, event: TriggerEvent) =>
  queryOptions({
    queryKey: [key, 'values', event],
    queryFn: ({ signal }) => triggers.values({ event }, { signal }),
    placeholderData: (shown) => shown,
    retry: false,
    meta: { shownInPlace: true },
  })

/** The next times of a schedule. */
export const timesQuery = ({ triggers }: Client, event: TriggerEvent) =>
  queryOptions({
    queryKey: [key, 'times', event],
    queryFn: ({ signal }) => triggers.times({ event }, { signal }),
    placeholderData: (shown) => shown,
    retry: false,
    meta: { shownInPlace: true },
  })

export function useRuns(id: string) {
  const { triggers } = useClient()
  return useList([key, 'runs', id], (page, options) => triggers.runs({ ...page, id }, options), { everyMs })
}

export const runQuery = ({ triggers }: Client, id: string, runId: string) =>
  queryOptions({
    queryKey: [key, 'run', id, runId],
    queryFn: ({ signal }) => triggers.run({ id, runId }, { signal }),
  })

/** Polls for the call while a trigger listens. */
export const sampleQuery = ({ triggers }: Client, id: string, isListening: boolean) =>
  queryOptions({
    queryKey: [key, 'heard', id],
    enabled: isListening,
    queryFn: ({ signal }) => triggers.heard({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.sample ? false : 2000),
  })

/** Changes triggers and fetches those on screen again, also after a failure. */
export function useTriggerMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { triggers } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(triggers, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

/** Switches a trigger on or off. */
export function useSwitch(id: string) {
  const { triggers } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (turned: Partial<Publication> & Readonly<{ isOn: boolean }>) =>
      triggers.turn({ id, ...turned }),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
