import { AnsweredRefusal } from '@signet/client'
import type { ChatMessage } from '@signet/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { App } from '../../../kit/context/app-context.ts'
import { isForLater } from '../../../kit/outbox/act.ts'
import {
  changeWaiting,
  discardMessage,
  messagesKind,
  newClientId,
  type Outgoing,
  waitingIn,
} from '../../../kit/outbox/messages.ts'
import { createRetries } from '../../../kit/outbox/retries.ts'
import { outboxes } from '../../../kit/outbox/waiting.ts'
import { keepMessage } from '../queries.ts'

type Chatting = Pick<App, 'client' | 'queries'>

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

type Typed = Omit<Outgoing, 'clientId' | 'to' | 'state' | 'isHeldUp' | 'reason'>

/** Sends a message to a conversation, after those that wait there. */
export function post(
  app: Chatting,
  { id, name }: Readonly<{ id: string; name: string }>,
  typed: Typed,
): void {
  const state = { state: 'waiting', isHeldUp: false, reason: '' } as const
  changeWaiting(app, id, (known) => [...known, { ...typed, clientId: newClientId(), to: name, ...state }])
  void flush(app, id)
}

export function retry(app: Chatting, id: string): void {
  changeWaiting(app, id, (known) =>
    known.map((one) => (one.state === 'failed' ? { ...one, state: 'waiting' } : one)),
  )
  void flush(app, id)
}

/** Sends what did not get through before, of all conversations. */
export function resume(app: Chatting): void {
  for (const [[, id]] of app.queries.getQueriesData({ queryKey: [messagesKind] })) retry(app, String(id))
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
  const { state: _state, isHeldUp: _isHeldUp, reason: _reason, to: _to, mentions, ...message } = outgoing
  try {
    const ready = await withFile(app, message)
    const sent = await app.client.chat.send({ ...ready, id, mentions: [...mentions] })
    taken(app, sent)
    return 'sent'
  } catch (error) {
    const isRefused = error instanceof AnsweredRefusal && !isForLater(error)
    const turn = isRefused
      ? ({ state: 'refused', isHeldUp: false, reason: error.message } as const)
      : ({ state: 'failed', isHeldUp: true, reason: '' } as const)
    changeWaiting(app, id, (known) =>
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
  if (message.clientId !== null) discardMessage(app, message.conversationId, message.clientId)
  void app.queries.invalidateQueries({ queryKey: ['chat', 'list'] })
}
