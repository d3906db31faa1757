import type { ChatMessage } from '@signet/contract'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { Content, findMessages, loadHung, type MessageRow, type Place } from './message-store.ts'
import type { ChatReading } from './who-may-read.ts'

/** Where a reader of a conversation begins: what came before they do not see, nor what of it is quoted. */
export type HiddenIn = (conversationId: string) => number

/** Messages as a reader sees them. */
export async function messageViews(
  { tx, server, actor }: ChatReading,
  hiddenIn: HiddenIn,
  rows: readonly MessageRow[],
): Promise<readonly ChatMessage[]> {
  if (rows.length === 0) return []
  const directory = await server.directories.of(actor.tenant)
  const hungOn = new Map((await loadHung(tx, rows)).map((hung) => [keyOf(hung), hung]))
  const answered = rows.flatMap(answeredBy)
  const originals = new Map(
    (answered.length > 0 ? await findMessages(tx, answered) : []).map((row) => [keyOf(row), row]),
  )
  return rows.map((row) => {
    const [original] = answeredBy(row).flatMap((place) => originals.get(keyOf(place)) ?? [])
    const hidden = hiddenIn(row.conversationId)
    const { mentions = [], reactions = [], isEvidence = false } = hungOn.get(keyOf(row)) ?? {}
    return {
      ...plainView(directory, row),
      replyTo: original ? quoteOf(directory, original, hidden) : null,
      mentions: mentions.map(({ person }) => person),
      reactions: reactionsOf(reactions),
      isEvidence: isEvidence === true,
    }
  })
}

type Fresh = Readonly<{ row: MessageRow; original: MessageRow | undefined; mentions: readonly string[] }>

/** A message that was just written, with all that it quotes; no one has thought anything of it yet. */
export function freshView(directory: Snapshot, { row, original, mentions }: Fresh): ChatMessage {
  return {
    ...plainView(directory, row),
    replyTo: original ? quoteOf(directory, original, 0) : null,
    ...{ mentions: [...mentions], reactions: [], isEvidence: false },
  }
}

function keyOf({ conversationId, sequence }: Place): string {
  return `${conversationId} ${sequence}`
}

function answeredBy({ conversationId, replyTo }: MessageRow): readonly Place[] {
  return replyTo === null ? [] : [{ conversationId, sequence: replyTo }]
}

type Hanging = 'replyTo' | 'mentions' | 'reactions' | 'isEvidence'

function plainView(directory: Snapshot, row: MessageRow): Omit<ChatMessage, Hanging> {
  const { conversationId, sequence, revision, clientId, kind, senderId, sentAt, editedAt, recalledAt } = row
  const content = Content.parse(row.content ?? {})
  const refer = personRef(directory)
  const { event } = content
  return {
    ...{ conversationId, sequence, revision, clientId, kind, sentAt, editedAt, recalledAt },
    sender: senderId === null ? null : refer(senderId),
    text: row.body,
    file: content.file ?? null,
    caseId: content.caseId ?? null,
    place: content.place ?? null,
    event: event ? { ...event, by: refer(event.by), people: event.people.map(refer) } : null,
    mentionsAll: row.addressesAll,
    isRemoved: row.removedAt !== null,
    isPinned: row.pinnedAt !== null,
  }
}

const quoted = 120

function quoteOf(directory: Snapshot, row: MessageRow, hidden: number): ChatMessage['replyTo'] {
  const { sequence, senderId, kind, body } = row
  if (sequence <= hidden) return hiddenQuote(sequence)
  const sender = senderId === null ? null : personRef(directory)(senderId)
  return { sequence, sender, kind, text: body.slice(0, quoted) }
}

function hiddenQuote(sequence: number): ChatMessage['replyTo'] {
  return { sequence, sender: null, kind: 'hidden', text: '' }
}

/** A message for who reads a conversation from behind a place: what came before is not quoted. */
export function seenFrom(hidden: number, message: ChatMessage): ChatMessage {
  const { replyTo } = message
  return replyTo && replyTo.sequence <= hidden
    ? { ...message, replyTo: hiddenQuote(replyTo.sequence) }
    : message
}

type Reaction = Readonly<{ emoji: string; person: string }>

function reactionsOf(reactions: readonly Reaction[]): ChatMessage['reactions'] {
  const byEmoji = Map.groupBy(reactions, ({ emoji }) => emoji)
  return [...byEmoji].map(([emoji, given]) => ({ emoji, personIds: given.map(({ person }) => person) }))
}

/** Takes control characters and signs that turn the direction of text out of what people write. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}
