import { hasGap, receiveMissed } from '@signet/chat'
import type { Conversation, ServerFrame } from '@signet/contract'
import type { App } from '../../kit/context/app-context.ts'
import { resume } from './conversation/outbox.ts'
import { keepMessage, type Talk, typingKey } from './queries.ts'

type Chatting = Pick<App, 'client' | 'queries'>

/** Puts frames about conversations into what this device has of them, and fetches what it missed. */
export function hearChat(app: Chatting, frame: ServerFrame): void {
  switch (frame.method) {
    case 'sendMessage':
    case 'receiveMessage':
    case 'chatChanged':
      hearMessage(app, frame)
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
      void catchUp(app, idsOfTalks(app))
      resume(app)
      break
    default:
  }
}

type Spoken = Extract<ServerFrame, { method: 'sendMessage' | 'receiveMessage' | 'chatChanged' }>

function hearMessage(app: Chatting, { conversationId, message }: Spoken): void {
  const stream = keepMessage(app, message)
  if (message.sender) app.queries.removeQueries({ queryKey: typingKey(conversationId, message.sender.id) })
  if (stream && hasGap(stream)) void catchUp(app, [conversationId])
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

/** Fetches what was missed of conversations that this device has; of what cannot be fetched now the next greeting asks again. */
async function catchUp(app: Chatting, ids: readonly string[]): Promise<void> {
  const { client, queries } = app
  const revisionOf = (id: string) => queries.getQueryData<Talk>(['chat', 'talk', id])?.stream.revision ?? 0
  if (ids.length === 0) return
  const known = ids.slice(0, 100).map((id) => ({ id, revision: revisionOf(id) }))
  const answer = await client.chat.missed({ known }).catch(() => ({ list: [] }))
  const unfinished: string[] = []
  for (const { id, hasMore, ...missed } of answer.list) {
    queries.setQueryData<Talk>(
      ['chat', 'talk', id],
      (talk) => talk && { ...talk, stream: receiveMissed(talk.stream, missed) },
    )
    if (hasMore) unfinished.push(id)
  }
  await catchUp(app, unfinished)
}
