import { skipToken, useQuery } from '@tanstack/react-query'
import type { App } from '../context/app-context.ts'
import type { Act, NewAct } from './act.ts'

export const outboxKey = ['outbox']

type Outbox = Readonly<{
  /** Keeps an act; returns false when this device cannot. */
  add: (act: NewAct) => Promise<boolean>
  /** Returns false when it has gone. */
  discard: (id: string) => Promise<boolean>
  retry: (id: string) => Promise<void>
}>

/** The outboxes of this window, each beside the answers of its client; they open after the first page. */
export const outboxes = new WeakMap<App['queries'], Outbox>()

const none: readonly Act[] = []

/** What this person did without a network and has not got through, in its order. */
export function useOutbox(): readonly Act[] {
  const { data } = useQuery<readonly Act[]>({
    queryKey: outboxKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}

/** The decision on a task that waits to be sent. */
export function useWaiting(taskId: string | null | undefined): Act | undefined {
  return useOutbox().find((act) => act.taskId !== null && act.taskId === taskId)
}
