import type { ChatMessage } from '@signet/contract'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { Content, findMessages, loadHung, type MessageRow } from './message-store.ts'
import type { ChatReading } from './own-conversation.ts'

/** Messages of one conversation as every member sees them. */
export async function messageViews(
  { tx, server, actor }: ChatReading,
  conversationId: string,
  rows: readonly MessageRow[],
): Promise<readonly ChatMessage[]> {
  if (rows.length === 0) return []
  const directory = await server.directories.of(actor.tenant)
  const sequences = rows.map(({ sequence }) => sequence)
  const hung = await loadHung(tx, conversationId, sequences)
  const answered = [...new Set(rows.flatMap(({ replyTo }) => replyTo ?? []))]
  const originals = new Map(
    (answered.length > 0 ? await findMessages(tx, conversationId, answered) : []).map((row) => [
      row.sequence,
      row,
    ]),
  )
  return rows.map((row) => ({
    ...plainView(directory, row),
    replyTo: quoteOf(directory, row.replyTo === null ? undefined : originals.get(row.replyTo)),
    mentions: hung.mentions
      .filter(({ sequence }) => sequence === row.sequence)
      .map(({ personId }) => personId),
    reactions: reactionsOf(hung.reactions.filter(({ sequence }) => sequence === row.sequence)),
  }))
}

type Hanging = 'replyTo' | 'mentions' | 'reactions'

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
    isPinned: row.pinnedAt !== null,
  }
}

const quoted = 120

function quoteOf(directory: Snapshot, row: MessageRow | undefined): ChatMessage['replyTo'] {
  if (!row) return null
  const { sequence, senderId, kind, body } = row
  const sender = senderId === null ? null : personRef(directory)(senderId)
  return { sequence, sender, kind, text: body.slice(0, quoted) }
}

type Reaction = Readonly<{ emoji: string; personId: string }>

function reactionsOf(reactions: readonly Reaction[]): ChatMessage['reactions'] {
  const byEmoji = Map.groupBy(reactions, ({ emoji }) => emoji)
  return [...byEmoji].map(([emoji, given]) => ({ emoji, personIds: given.map(({ personId }) => personId) }))
}

/** Takes control characters and signs that turn the direction of text out of what people write. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}
