import { AnsweredRefusal } from '@signet/client'
import type { ChatMessage } from '@signet/contract'
import { uuidV7 } from '@signet/std'
import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../../../kit/context/app-context.ts'
import { isForLater } from '../../../kit/outbox/act.ts'
import { createRetries } from '../../../kit/outbox/retries.ts'
import { outboxes } from '../../../kit/outbox/waiting.ts'
import { keepMessage } from '../queries.ts'

type Chatting = Pick<App, 'client' | 'queries'>

/** A message on its way: typed, not yet answered. */
export type Outgoing = Readonly<{
  clientId: string
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
  /** Why it is refused. */
  reason: string
}>

/** The id of a message of this device. */
export function newClientId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16)))
}

/** The first word of the keys under which this device lists what it has not sent yet. */
export const outboxKind = 'chat-outbox'
export const outboxKey = (id: string) => [outboxKind, id]

/** The conversations that are sending now, and the tries of those that got no answer. */
type Running = Readonly<{ ids: Set<string>; retries: ReturnType<typeof createRetries> }>
const running = new WeakMap<QueryClient, Running>()

function runningIn(app: Chatting): Running {
  const known = running.get(app.queries)
  if (known) return known
  const opened = { ids: new Set<string>(), retries: createRetries(() => resume(app)) }
  running.set(app.queries, opened)
  return opened
}

export function waitingIn({ queries }: Pick<App, 'queries'>, id: string): readonly Outgoing[] {
  return queries.getQueryData<readonly Outgoing[]>(outboxKey(id)) ?? []
}

function change(
  { queries }: Chatting,
  id: string,
  turn: (known: readonly Outgoing[]) => readonly Outgoing[],
): void {
  queries.setQueryDefaults([outboxKind], { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData<readonly Outgoing[]>(outboxKey(id), (known) => turn(known ?? []))
}

export type Typed = Omit<Outgoing, 'state' | 'reason'>

export function post(app: Chatting, id: string, typed: Typed): void {
  change(app, id, (known) => [...known, { ...typed, state: 'waiting', reason: '' }])
  void flush(app, id)
}

export function discard(app: Chatting, id: string, clientId: string): void {
  change(app, id, (known) => known.filter((one) => one.clientId !== clientId))
}

export function retry(app: Chatting, id: string): void {
  change(app, id, (known) =>
    known.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one)),
  )
  void flush(app, id)
}

/** Sends what did not get through before, of all conversations. */
export function resume(app: Chatting): void {
  for (const [[, id]] of app.queries.getQueriesData({ queryKey: [outboxKind] })) retry(app, String(id))
}

/** Sends what waits, one after the other in its order; at the first that does not get through the others wait behind it. */
async function flush(app: Chatting, id: string): Promise<void> {
  const { ids, retries } = runningIn(app)
  if (ids.has(id)) return
  ids.add(id)
  try {
    for (let next = firstWaiting(app, id); next; next = firstWaiting(app, id)) {
      const outcome = await send(app, id, next)
      if (outcome === 'failed') return retries.failed()
      retries.succeeded()
    }
  } finally {
    ids.delete(id)
  }
}

function firstWaiting(app: Chatting, id: string): Outgoing | undefined {
  const left = waitingIn(app, id).filter(({ state }) => state !== 'refused')
  return left[0]?.state === 'waiting' ? left[0] : undefined
}

async function send(app: Chatting, id: string, outgoing: Outgoing): Promise<'sent' | 'refused' | 'failed'> {
  const { state: _state, reason: _reason, mentions, ...message } = outgoing
  try {
    const ready = await withFile(app, message)
    const sent = await app.client.chat.send({ ...ready, id, mentions: [...mentions] })
    taken(app, sent)
    return 'sent'
  } catch (error) {
    const isRefused = error instanceof AnsweredRefusal && !isForLater(error)
    const turn = { state: isRefused ? 'refused' : 'failed', reason: isRefused ? error.message : '' } as const
    change(app, id, (known) =>
      known.map((one) => (one.clientId === outgoing.clientId ? { ...one, ...turn } : one)),
    )
    if (isHasty(error)) laterOn(app, id, Number(error.params['seconds'] ?? 1))
    return turn.state
  }
}

function isHasty(error: unknown): error is AnsweredRefusal {
  return error instanceof AnsweredRefusal && error.code === 'request.tooMany'
}

/** Uploads the file of a message that waited on the device. */
async function withFile<Message>({ queries }: Chatting, message: Message): Promise<Message> {
  return (await outboxes.get(queries)?.files.sent(message)) ?? message
}

/** What was typed faster than the server takes it goes on when it may. */
function laterOn(app: Chatting, id: string, seconds: number): void {
  setTimeout(() => retry(app, id), seconds * 1000)
}

/** The message has come: here as an answer, or by the line before it. */
function taken(app: Chatting, message: ChatMessage): void {
  keepMessage(app, message)
  if (message.clientId !== null) discard(app, message.conversationId, message.clientId)
  void app.queries.invalidateQueries({ queryKey: ['chat', 'list'] })
}
