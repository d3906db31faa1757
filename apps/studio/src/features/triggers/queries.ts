import type { Client } from '@signet/client'
import type { TriggerEvent } from '@signet/flow'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../shell/desk.ts'
import { useList } from '../../shell/use-list.ts'

const key = 'triggers'
const everyMs = 10_000

type Calls = Client['triggers']
export type TriggerRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type Trigger = Awaited<ReturnType<Calls['open']>>
export type RunRow = Awaited<ReturnType<Calls['runs']>>['list'][number]
export type Run = Awaited<ReturnType<Calls['run']>>

/** All of them at once; a word narrows them here. */
export function useTriggers(keyword: string) {
  const { triggers } = useClient()
  const word = keyword.toLowerCase()
  const listed = async (_page: unknown, options: { signal: AbortSignal }) => {
    const { list } = await triggers.list({}, options)
    const found = list.filter(({ name }) => name.toLowerCase().includes(word))
    return { list: found, next: null, pagination: { total: found.length } }
  }
  return useList([key, 'list', keyword], listed, { everyMs })
}

export const triggerQuery = ({ triggers }: Client, id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => triggers.open({ id }, { signal }),
  })

/** What an event says, as a form. */
export const valuesQuery = ({ triggers }: Client, event: TriggerEvent) =>
  queryOptions({
    queryKey: [key, 'values', event],
    queryFn: ({ signal }) => triggers.values({ event }, { signal }),
    placeholderData: (shown) => shown,
    retry: false,
    meta: { shownInPlace: true },
  })

/** When a schedule would come round next. */
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

/** What was heard while a trigger listens, looked for again and again. */
export const heardQuery = ({ triggers }: Client, id: string, isListening: boolean) =>
  queryOptions({
    queryKey: [key, 'heard', id],
    enabled: isListening,
    queryFn: ({ signal }) => triggers.heard({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.sample ? false : 2000),
  })

/** One deed on triggers; whatever of them is on screen is looked at again, also when it failed. */
export function useTriggerDeed<Input, Answer>(deed: (calls: Calls, input: Input) => Promise<Answer>) {
  const { triggers } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => deed(triggers, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

/** On or off; it stands in lists, where a refusal has no place of its own. */
export function useTurn(id: string) {
  const { triggers } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => triggers.turn({ id, isOn }),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
