import { type CatchUp, createCatchUp, hasGap, receiveMissed } from '@signet/chat'
import { realTimers } from '@signet/client'
import type { Conversation, ServerFrame } from '@signet/contract'
import type { App } from '../../kit/context/app-context.ts'
import { resume } from './conversation/outbox.ts'
import { keepMessage, type Talk, typingKey } from './queries.ts'

type Chatting = Pick<App, 'client' | 'queries'>

export type LiveChat = Readonly<{ hear: (frame: ServerFrame) => void; close: () => void }>

/** Puts frames about conversations into what this device has of them, and fetches what it missed. */
export function openLiveChat(app: Chatting): LiveChat {
  const catchUp = createCatchUp({
    fetch: (ids) => fetchMissed(app, ids),
    isMissing: (id) => {
      const talk = app.queries.getQueryData<Talk>(['chat', 'talk', id])
      return talk !== undefined && hasGap(talk.stream)
    },
    after: realTimers.after,
  })
  return { hear: (frame) => hear(app, catchUp, frame), close: catchUp.close }
}

function hear(app: Chatting, catchUp: CatchUp, frame: ServerFrame): void {
  switch (frame.method) {
    case 'sendMessage':
    case 'receiveMessage':
    case 'chatChanged':
      hearMessage(app, catchUp, frame)
      break
    case 'typing':
      app.queries.setQueryData(typingKey(frame.conversationId, frame.personId), Date.now())
      break
    case 'chatRead':
      moveMark(app, frame)
      refreshList(app)
      break
    case 'chatList':
      void app.queries.invalidateQueries({
        predicate: ({ queryKey: [first, kind] }) => first === 'chat' && kind !== 'talk',
      })
      break
    case 'initMessage':
      refreshList(app)
      catchUp.ask(idsOfTalks(app))
      resume(app)
      break
    default:
  }
}

type Spoken = Extract<ServerFrame, { method: 'sendMessage' | 'receiveMessage' | 'chatChanged' }>

function hearMessage(app: Chatting, catchUp: CatchUp, { conversationId, message }: Spoken): void {
  const stream = keepMessage(app, message)
  if (message.sender) app.queries.removeQueries({ queryKey: typingKey(conversationId, message.sender.id) })
  if (stream && hasGap(stream)) catchUp.gap(conversationId)
  if (message.kind === 'event') void app.queries.invalidateQueries({ queryKey: ['chat', 'open'] })
  refreshList(app)
}

function refreshList({ queries }: Chatting): void {
  void queries.invalidateQueries({ queryKey: ['chat', 'list'] })
}

type Mark = Extract<ServerFrame, { method: 'chatRead' }>

function moveMark({ queries }: Chatting, { conversationId, personId, sequence }: Mark): void {
  queries.setQueriesData<Conversation>({ queryKey: ['chat', 'open'] }, (open) =>
    open?.id === conversationId
      ? {
          ...open,
          members: open.members.map((member) =>
            member.person.id === personId
              ? { ...member, readSequence: Math.max(member.readSequence, sequence) }
              : member,
          ),
        }
      : open,
  )
}

function idsOfTalks({ queries }: Chatting): readonly string[] {
  return queries
    .getQueriesData<Talk>({ queryKey: ['chat', 'talk'] })
    .flatMap(([[, , id], talk]) => (talk ? String(id) : []))
}

/** As many conversations as one call asks about. */
const mostAsked = 100

/** Fetches what was missed of conversations that this device has; of what cannot be fetched now the next greeting asks again. */
async function fetchMissed(
  { client, queries }: Chatting,
  ids: readonly string[],
): Promise<readonly string[]> {
  const revisionOf = (id: string) => queries.getQueryData<Talk>(['chat', 'talk', id])?.stream.revision ?? 0
  const known = ids.slice(0, mostAsked).map((id) => ({ id, revision: revisionOf(id) }))
  const answer = await client.chat.missed({ known }).catch(() => undefined)
  if (!answer) return []
  const unfinished: string[] = []
  for (const { id, hasMore, ...missed } of answer.list) {
    queries.setQueryData<Talk>(
      ['chat', 'talk', id],
      (talk) => talk && { ...talk, stream: receiveMissed(talk.stream, missed) },
    )
    if (hasMore) unfinished.push(id)
  }
  return [...unfinished, ...ids.slice(mostAsked)]
}
