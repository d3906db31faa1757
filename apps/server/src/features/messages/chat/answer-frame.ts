import type { ChatMessage, contract, ParsedInput, RefusalCode, ServerFrame } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Server } from '../../../server.ts'
import type { AnswerFrame, LaterFrame } from '../../../socket/index.ts'
import { findColleague } from '../../company/contacts/index.ts'
import type { OwnConversation } from './conversation-store.ts'
import { searchPage } from './message-store.ts'
import { messageViews } from './message-view.ts'
import { directWith } from './open-conversation.ts'
import { type ChatWriting, hiddenSequence, ownConversation, peerIn } from './own-conversation.ts'
import { wireContent } from './push-message.ts'
import { markRead } from './read-messages.ts'
import { sendMessage } from './send-message.ts'
import { type ChatReading, closedConversations, currentMembers } from './who-may-read.ts'

type Sender = Readonly<{ actor: Actor; locale: Locale }>
type FrameOf<Method extends LaterFrame['method']> = Extract<LaterFrame, { method: Method }>

/** Does what the frames of clients ask, with the same rules as the calls. */
export function answerChatFrame(server: Server): AnswerFrame {
  return async (sender, frame) => {
    switch (frame.method) {
      case 'SendMessage':
        server.callLimits.chat(sender.actor.personId)
        await writing(server, sender, (call) => sendFrame(call, frame))
        return []
      case 'UpdateReadMessage':
        await writing(server, sender, (call) => readFrame(call, frame))
        return []
      case 'MessageList':
        return [await listFrame(server, sender, frame)]
      case 'Typing':
        await typing(server, sender, frame)
        return []
    }
  }
}

/** Says which conversations a person is in and may not read when they connect. */
export function closedWhenGreeted(server: Server): (actor: Actor) => Promise<ReadonlySet<string>> {
  return (actor) => closedConversations(readingAs(server, actor))
}

function readingAs(server: Server, actor: Actor): ChatReading {
  return { tx: server.db.tenant(actor.tenant), now: isoOf(server.clock()), actor, server }
}

function writing<Made>(
  server: Server,
  { actor }: Sender,
  work: (call: ChatWriting) => Promise<Made>,
): Promise<Made> {
  return workInTenant(server, actor.tenant, ({ tx, now, afterCommit }) =>
    work({ tx, now, afterCommit, actor, server }),
  )
}

/** A conversation by its id; or with a colleague, which begins with the first message. */
async function conversationOf(
  call: ChatWriting,
  {
    conversationId,
    personId,
  }: Readonly<{ conversationId?: string | undefined; personId: string | undefined }>,
): Promise<string> {
  if (conversationId !== undefined) return conversationId
  if (personId === undefined) throw new Refusal<RefusalCode>('chat.notFound')
  const { people } = await call.server.directories.of(call.actor.tenant)
  if (!people.has(personId)) return personId
  if (personId === call.actor.personId) throw new Refusal<RefusalCode>('chat.withYourself')
  return directWith(call, (await findColleague(call, personId)).person.id)
}

async function sendFrame(call: ChatWriting, frame: FrameOf<'SendMessage'>): Promise<ChatMessage> {
  const id = await conversationOf(call, { ...frame, personId: frame.toUserId })
  const clientId = frame.clientId ?? call.server.newId()
  return sendMessage(call, { ...sendingOf(frame), id, clientId, mentions: [], mentionsAll: false })
}

type Sending = ParsedInput<typeof contract.chat.send>
type SentContent = Pick<Sending, 'kind' | 'text' | 'width' | 'height' | 'seconds' | 'waveform' | 'fileId'>

function sendingOf({ messageType: kind, messageContent: content }: FrameOf<'SendMessage'>): SentContent {
  const unmeasured = { width: 0, height: 0, seconds: 0, waveform: [] }
  if (typeof content === 'string') return { kind, text: content, ...unmeasured }
  const { name: fileId, width = 0, height = 0, length = 0 } = content
  return { kind, text: '', fileId, ...unmeasured, width, height, seconds: Math.ceil(length) }
}

async function readFrame(call: ChatWriting, frame: FrameOf<'UpdateReadMessage'>): Promise<void> {
  const own = await ownConversation(call, frame.conversationId ?? frame.formUserId ?? '')
  const sequence = frame.sequence ?? own.lastSequence
  if (sequence > own.lastSequence) throw new Refusal<RefusalCode>('chat.beyondEnd')
  await markRead(call, own, sequence)
}

async function listFrame(
  server: Server,
  { actor }: Sender,
  frame: FrameOf<'MessageList'>,
): Promise<ServerFrame> {
  const reading = readingAs(server, actor)
  const { currentPage, pageSize, sort } = frame
  const own = await ownConversation(reading, frame.conversationId ?? frame.toUserId ?? frame.formUserId ?? '')
  const over = hiddenSequence(own)
  const { rows, total } = await searchPage(reading.tx, {
    ...{ conversationId: own.id, over, keyword: frame.keyword },
    ...{ skip: (currentPage - 1) * pageSize, most: pageSize, sort },
  })
  const views = await messageViews(reading, () => over, rows)
  const members = await currentMembers(reading, own)
  return {
    method: 'messageList',
    conversationId: own.id,
    list: views.map((view) => listed(own, view, { personId: actor.personId, members })),
    pagination: { total, currentPage, pageSize },
  }
}

type Seen = Readonly<{ personId: string; members: Awaited<ReturnType<typeof currentMembers>> }>
type ListedMessage = Extract<ServerFrame, { method: 'messageList' }>['list'][number]

/** A message as the inherited interface lists it; of a group, who received it is the group. */
function listed(own: OwnConversation, view: ChatMessage, { personId, members }: Seen): ListedMessage {
  const sendUserId = view.sender?.id ?? ''
  const peer = peerIn(own, personId) ?? ''
  const toDirect = sendUserId === personId ? peer : personId
  const isRead = members.every((one) => one.personId === sendUserId || one.readSequence >= view.sequence)
  const sendTime = Date.parse(view.sentAt)
  return {
    id: `${own.id}-${view.sequence}`,
    sendUserId,
    receiveUserId: own.kind === 'direct' ? toDirect : own.id,
    sendTime,
    receiveTime: isRead ? sendTime : null,
    content: wireContent(view),
    contentType: view.kind,
    state: isRead ? 1 : 0,
  }
}

/** Tells the others, but for large groups; nothing is stored. */
async function typing(
  server: Server,
  { actor }: Sender,
  { conversationId }: FrameOf<'Typing'>,
): Promise<void> {
  const { tenant, personId } = actor
  const reading = readingAs(server, actor)
  const own = await ownConversation(reading, conversationId)
  const members = (await currentMembers(reading, own)).map((member) => member.personId)
  const personIds = members.filter((id) => id !== personId)
  if (personIds.length < mostTold)
    server.sockets.publish({
      tenant,
      personIds,
      frame: { method: 'typing', conversationId: own.id, personId },
    })
}

const mostTold = 50
