import type { ChatMessage } from '@signet/contract'
import { uuidV7 } from '@signet/std'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { App } from '../context/app-context.ts'

type Holder = Pick<App, 'queries'>

/** A message on its way: typed, not yet answered. */
export type Outgoing = Readonly<{
  clientId: string
  /** The name of the conversation, for where it is not open. */
  to: string
  kind: 'text' | 'image' | 'file' | 'voice' | 'location' | 'case'
  text: string
  fileId?: string
  caseId?: string
  width?: number
  height?: number
  seconds?: number
  waveform?: number[]
  place?: NonNullable<ChatMessage['place']>
  replyTo?: number
  mentions: readonly string[]
  mentionsAll: boolean
  state: 'waiting' | 'failed' | 'refused'
  /** Whether a try got no answer; such a message, and what waits behind it, is held up. */
  isHeldUp: boolean
  /** Why it is refused. */
  reason: string
}>

/** The first word of the keys under which this device lists what it has not sent yet, by conversation. */
export const messagesKind = 'chat-outbox'
export const messagesKey = (id: string) => [messagesKind, id]

/** The id of a message of this device; ids are in the order of the messages. */
export function newClientId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16)))
}

/** A message that did not get through, and its conversation. */
export type HeldUp = Readonly<{ talk: string; message: Outgoing }>
const heldUpKey = ['outbox', 'messages']
const none: readonly HeldUp[] = []

export function waitingIn({ queries }: Holder, id: string): readonly Outgoing[] {
  return queries.getQueryData<readonly Outgoing[]>(messagesKey(id)) ?? []
}

/** Changes what waits in a conversation; the device keeps it so. */
export function changeWaiting(
  { queries }: Holder,
  id: string,
  turn: (known: readonly Outgoing[]) => readonly Outgoing[],
): void {
  for (const key of [[messagesKind], heldUpKey])
    queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData<readonly Outgoing[]>(messagesKey(id), (known) => turn(known ?? []))
  const all = queries.getQueriesData<readonly Outgoing[]>({ queryKey: [messagesKind] })
  queries.setQueryData<readonly HeldUp[]>(
    heldUpKey,
    all.flatMap(([[, talk], waiting = []]) =>
      heldUpIn(waiting).map((message) => ({ talk: String(talk), message })),
    ),
  )
}

/** What was refused, and from the first message that got no answer on all; what is just being sent does not count. */
function heldUpIn(waiting: readonly Outgoing[]): readonly Outgoing[] {
  const first = waiting.findIndex(({ isHeldUp }) => isHeldUp)
  return waiting.filter(({ state }, at) => state === 'refused' || (first !== -1 && at >= first))
}

export function discardMessage(holder: Holder, id: string, clientId: string): void {
  changeWaiting(holder, id, (known) => known.filter((one) => one.clientId !== clientId))
}

/** What this person wrote and did not get through, of all conversations. */
export function useHeldUp(): readonly HeldUp[] {
  const { data } = useQuery<readonly HeldUp[]>({ queryKey: heldUpKey, queryFn: skipToken })
  return data ?? none
}
