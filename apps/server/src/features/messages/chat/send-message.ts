import {
  type ChatMessage,
  contract,
  largestVoice,
  longestChatText,
  longestVoiceSeconds,
  type ParsedInput,
  type RefusalCode,
} from '@signet/contract'
import { Refusal } from '@signet/std'
import { findVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { serve } from '../../../http/serve.ts'
import { findFile } from '../../files/index.ts'
import { refuseBarred } from '../chat-bars/index.ts'
import { refuseByRule, refuseCalling } from '../chat-rules/index.ts'
import { advance, membersOf, moveRead, type OwnConversation, takePlace } from './conversation-store.ts'
import { askSent, type Content, findMessage, insertMessage, type MessageRow } from './message-store.ts'
import { cleanText, freshView, messageViews, seenFrom } from './message-view.ts'
import {
  askLock,
  type ChatWriting,
  hiddenSequence,
  ownConversation,
  peerIn,
  refuseStrangers,
  resolveId,
} from './own-conversation.ts'
import { pushNew } from './push-message.ts'
import { type ChatReading, currentMembers } from './who-may-read.ts'

export const send = serve(contract.chat.send, (call) => {
  call.server.callLimits.chat(call.actor.personId)
  return sendMessage(call, call.input)
})

type Sending = ParsedInput<typeof contract.chat.send>

/**
 * Sends a message. What may refuse it is asked before the lock of its conversation, which is held for two flights of
 * statements: under it places are given without a gap and in the order of the commits. A client id that was there
 * before answers its message.
 */
export async function sendMessage(
  call: ChatWriting,
  sending: Sending,
  { isForwarded = false } = {},
): Promise<ChatMessage> {
  const id = await resolveId(call, sending.id)
  const earlier = await askBefore(call, id, sending)
  const found = await ownConversation(call, id)
  const before = await earlier()
  if (before !== undefined) return seenFrom(hiddenSequence(found), await viewOf(call, found.id, before))

  const draft = await draftOf(call, found, sending, isForwarded)
  const locked = await askLock(call, found)
  const meanwhile = await askBefore(call, found.id, sending)
  const members = await currentMembers(call, found)
  const own = await locked()
  const same = await meanwhile()
  if (same !== undefined) return seenFrom(hiddenSequence(own), await viewOf(call, own.id, same))

  const original = await answeredIn(call, own, sending.replyTo)
  const message = await store(call, own, { ...draft, original, members })
  pushNew(call, own, { message, members })
  return message
}

function askBefore({ tx, actor }: ChatWriting, id: string, { clientId }: Sending) {
  return askSent(tx, { conversationId: id, senderId: actor.personId, clientId })
}

type Draft = Readonly<{ sending: Sending; content: Content | null; body: string }>

/** What will be stored; refuses all that may not be sent. */
async function draftOf(
  call: ChatWriting,
  own: OwnConversation,
  sending: Sending,
  isForwarded: boolean,
): Promise<Draft> {
  await refuseOutOfReach(call, own)
  const content = await contentOf(call, sending, isForwarded)
  const body = bodyOf(sending, content)
  if (sending.mentionsAll) await refuseToAll(call, own)
  return { sending, content, body }
}

type Members = Awaited<ReturnType<typeof currentMembers>>
/** What is read under the lock: the message that is answered may be recalled meanwhile. */
type Surroundings = Readonly<{ original: MessageRow | undefined; members: Members }>

/** Stores a message at the next place of a locked conversation. */
async function store(
  { tx, actor, server, now }: ChatWriting,
  own: OwnConversation,
  { sending, content, body, original, members }: Draft & Surroundings,
): Promise<ChatMessage> {
  const { id: conversationId, lastSequence, lastRevision } = own
  const { clientId, kind, mentionsAll: addressesAll } = sending
  const { personId } = actor
  const place = { sequence: lastSequence + 1, revision: lastRevision + 1 }
  const mentions = mentionedIn(members, personId, sending)
  const replyTo = original?.sequence ?? null
  const row = await insertMessage(
    tx,
    {
      ...{ conversationId, ...place, senderId: personId, clientId, kind, body, content },
      ...{ replyTo, addressesAll, sentAt: now },
    },
    mentions,
  )
  await takePlace(tx, { id: conversationId, personId, ...place, now })
  return freshView(await server.directories.of(actor.tenant), { row, original, mentions })
}

/**
 * What cases are about is never out of reach. Refuses as `refuseStrangers`, `chat.barred`, and `chat.notByRule` where a
 * member of a group is out of reach.
 */
export async function refuseOutOfReach(call: ChatReading, own: OwnConversation): Promise<void> {
  if (own.kind === 'direct') return refuseStrangers(call, peerIn(own, call.actor.personId) ?? '')
  await refuseBarred(call, own.id)
  if (own.kind !== 'group') return
  await refuseByRule(call, () =>
    membersOf(call.tx, own.id).then((all) => all.map(({ personId }) => personId)),
  )
}

/** A message of a conversation with all that it quotes; refuses `chat.notFound`. */
export async function viewOf(call: ChatReading, id: string, sequence: number): Promise<ChatMessage> {
  return viewOfRow(call, await findMessage(call.tx, id, sequence))
}

async function viewOfRow(call: ChatReading, row: MessageRow | undefined): Promise<ChatMessage> {
  const [view] = row ? await messageViews(call, () => 0, [row]) : []
  if (!view) throw new Refusal<RefusalCode>('chat.notFound')
  return view
}

/** Refuses `chat.empty` and `chat.tooLong`. */
export function readText(text: string): string {
  const body = cleanText(text)
  if (body === '') throw new Refusal<RefusalCode>('chat.empty')
  return refuseLong(body)
}

function refuseLong(body: string): string {
  if (body.length > longestChatText) throw new Refusal<RefusalCode>('chat.tooLong', { max: longestChatText })
  return body
}

function bodyOf({ kind, text }: Sending, content: Content | null): string {
  if (kind === 'text') return readText(text)
  return content?.file?.name ?? content?.place?.name ?? refuseLong(cleanText(text))
}

async function contentOf(call: ChatWriting, sending: Sending, isForwarded: boolean): Promise<Content | null> {
  const { kind, fileId = '', caseId = '', place } = sending
  if (kind === 'text') return null
  if (kind === 'case') return { caseId: await ownCase(call, caseId) }
  if (kind === 'location') {
    const name = cleanText(place?.name ?? '')
    if (!place || name === '') throw new Refusal<RefusalCode>('chat.empty')
    return { place: { ...place, name, address: cleanText(place.address) } }
  }
  return { file: await usableFile(call, { fileId, isForwarded }, sending) }
}

/** Only who can open a case shows others where it is; what they see of it the case decides. */
async function ownCase(call: ChatWriting, caseId: string): Promise<string> {
  if (!(await findVisibleCase(call, caseId))) throw new Refusal<RefusalCode>('chat.notFound')
  return caseId
}

type UsedFile = Readonly<{ fileId: string; isForwarded: boolean }>

/** Refuses `chat.fileNotYours`, also for a file that is not what its message says. */
async function usableFile(
  { tx, actor }: ChatWriting,
  { fileId, isForwarded }: UsedFile,
  sending: Sending,
): Promise<NonNullable<Content['file']>> {
  const file = await findFile(tx, fileId)
  const isUsable = file?.state === 'ready' && (isForwarded || file.ownerId === actor.personId)
  if (!(file && isUsable && isOfKind(sending.kind, file.type)))
    throw new Refusal<RefusalCode>('chat.fileNotYours')
  const { name, size, type } = file
  refuseNoVoice(sending, file)
  const { width, height, seconds, waveform } = sending
  return { fileId, name, size, type, width, height, seconds, waveform }
}

function isOfKind(kind: Sending['kind'], type: string): boolean {
  return kind !== 'image' || (type.startsWith('image/') && !type.includes('svg'))
}

/** Refuses `chat.notAVoice` for what is no recording, or a longer or larger one, and for a waveform of anything else. */
function refuseNoVoice(
  { kind, seconds, waveform }: Sending,
  { type, size }: Readonly<{ type: string; size: number }>,
): void {
  const isSound = /^(audio|video)\//.test(type) && size <= largestVoice
  const isVoice = isSound && seconds >= 1 && seconds <= longestVoiceSeconds
  if (kind === 'voice' ? isVoice : waveform.length === 0) return
  throw new Refusal<RefusalCode>('chat.notAVoice', {
    seconds: longestVoiceSeconds,
    megabytes: largestVoice / 1024 / 1024,
  })
}

/** Refuses `chat.adminsOnly` and `chat.notHere` where not everybody may be addressed. */
async function refuseToAll(call: ChatWriting, own: OwnConversation): Promise<void> {
  if (own.kind === 'direct') throw new Refusal<RefusalCode>('chat.notHere')
  if (own.isStrict && own.role === 'member') throw new Refusal<RefusalCode>('chat.adminsOnly')
  await refuseCalling(call)
}

/** Whom a message addresses, members alone. */
function mentionedIn(
  members: Members,
  senderId: string,
  { mentions, mentionsAll }: Sending,
): readonly string[] {
  const others = members.flatMap(({ personId }) => (personId === senderId ? [] : [personId]))
  return mentionsAll ? others : others.filter((id) => mentions.includes(id))
}

async function answeredIn(
  { tx }: ChatWriting,
  own: OwnConversation,
  replyTo: number | undefined,
): Promise<MessageRow | undefined> {
  if (replyTo === undefined) return undefined
  const row = replyTo > hiddenSequence(own) ? await findMessage(tx, own.id, replyTo) : undefined
  if (!row || row.recalledAt !== null) throw new Refusal<RefusalCode>('chat.notFound')
  return row
}

/** Tells in the conversation what happened to it. */
export async function sendEvent(
  call: ChatWriting,
  own: OwnConversation,
  event: Omit<NonNullable<Content['event']>, 'by'>,
): Promise<void> {
  const { tx, actor, now } = call
  const { lastSequence: sequence, lastRevision: revision } = await advance(tx, own.id, {
    by: 'event',
    now,
  })
  const row = await insertMessage(
    tx,
    {
      ...{
        conversationId: own.id,
        sequence,
        revision,
        senderId: null,
        clientId: null,
        kind: 'event',
        body: '',
      },
      content: { event: { ...event, by: actor.personId } },
      ...{ replyTo: null, addressesAll: false, sentAt: now },
    },
    [],
  )
  await moveRead(tx, { id: own.id, personId: actor.personId, sequence })
  const message = freshView(await call.server.directories.of(actor.tenant), {
    ...{ row, original: undefined, mentions: [] },
  })
  pushNew(call, own, { message, members: await currentMembers(call, own) })
}
