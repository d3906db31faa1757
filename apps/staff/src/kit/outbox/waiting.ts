import { skipToken, useQuery } from '@tanstack/react-query'
import type { App } from '../context/app-context.ts'
import type { IncomingBox } from '../incoming/open-incoming.ts'
import type { Act, NewAct } from './act.ts'
import type { KeptFiles } from './kept-files.ts'

export const outboxKey = ['outbox']

type Outbox = Readonly<{
  /** Keeps an act; says when this device has no key to lock it with, or no space for it. */
  add: (act: NewAct) => Promise<'kept' | 'noKey' | 'full'>
  files: Pick<KeptFiles, 'keep' | 'upload' | 'urlOf' | 'sent'>
  incoming: Pick<IncomingBox, 'read' | 'remove'>
  /** Returns false when it has gone. */
  discard: (id: string) => Promise<boolean>
  /** Holds back what waits; returns false when it has gone. */
  hold: (id: string) => Promise<boolean>
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
