import { mostCounted } from '@signet/contract'
import {
  boundedCount,
  containsPattern,
  prepared,
  preparedPost,
  preparedRead,
  type Reader,
  type TenantDb,
  type Tx,
} from '@signet/db'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import { writeGrams } from '../chat-grams/index.ts'

export const Content = z.object({
  file: z
    .object({
      fileId: z.string(),
      name: z.string(),
      size: z.number(),
      type: z.string(),
      width: z.number(),
      height: z.number(),
      seconds: z.number(),
      waveform: z.array(z.number()).default([]),
    })
    .optional(),
  caseId: z.string().optional(),
  place: z.object({ name: z.string(), address: z.string(), lng: z.number(), lat: z.number() }).optional(),
  event: z
    .object({
      name: z.enum(['created', 'added', 'removed', 'left', 'renamed', 'owner', 'strict', 'open', 'evidence']),
      by: z.string(),
      people: z.array(z.string()),
      text: z.string(),
    })
    .optional(),
})
export type Content = z.infer<typeof Content>

type NewRow = Readonly<{
  conversationId: string
  sequence: number
  revision: number
  senderId: string | null
  clientId: string | null
  kind: 'text' | 'image' | 'file' | 'voice' | 'location' | 'case' | 'event'
  body: string
  content: Content | null
  replyTo: number | null
  addressesAll: boolean
  sentAt: string
}>

type StoredRow = Omit<NewRow, 'content'> & Readonly<{ content: string | null }>
const stored = preparedPost((tx, row: StoredRow) => {
  const { conversationId, sequence, revision, senderId, clientId, kind, body, content } = row
  const { replyTo, addressesAll, sentAt } = row
  return tx.insertInto('chatMessage').values({
    ...{ conversationId, sequence, revision, senderId, clientId, kind, body, content },
    ...{ replyTo, addressesAll, sentAt },
  })
})

/** Stores a message and who is mentioned in it, without waiting for the database; returns it as it is stored. */
export async function insertMessage(tx: Tx, row: NewRow, mentions: readonly string[]): Promise<MessageRow> {
  const { conversationId, sequence, content } = row
  await stored(tx, { ...row, content: content && JSON.stringify(content) })
  if (row.kind !== 'event') await writeGrams(tx, row)
  if (content?.file)
    await tx
      .insertInto('chatFile')
      .values({ conversationId, sequence, fileId: content.file.fileId })
      .execute()
  if (mentions.length > 0)
    await tx
      .insertInto('chatMention')
      .values(mentions.map((personId) => ({ conversationId, sequence, personId })))
      .execute()
  return { ...row, editedAt: null, recalledAt: null, pinnedAt: null, removedAt: null }
}

type Sent = Readonly<{ conversationId: string; senderId: string; clientId: string }>

const sent = preparedRead((tx, { conversationId, senderId, clientId }: Sent) =>
  tx
    .selectFrom('chatMessage')
    .where('conversationId', '=', conversationId)
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .select('sequence'),
)

/** Asks for the place of a device's message in a conversation, if it has come before. */
export async function askSent(tx: Tx, one: Sent): Promise<() => Promise<number | undefined>> {
  const answer = await sent(tx, one)
  return async () => (await answer())[0]?.sequence
}

export type Place = Readonly<{ conversationId: string; sequence: number }>

const columns = [
  ...(['chatMessage.conversationId', 'chatMessage.sequence', 'chatMessage.revision'] as const),
  ...(['chatMessage.senderId', 'chatMessage.clientId', 'chatMessage.kind', 'chatMessage.body'] as const),
  ...(['chatMessage.content', 'chatMessage.replyTo', 'chatMessage.addressesAll'] as const),
  ...(['chatMessage.sentAt', 'chatMessage.editedAt', 'chatMessage.recalledAt'] as const),
  ...(['chatMessage.pinnedAt', 'chatMessage.removedAt'] as const),
] as const

const messages = (db: Reader, conversationId: string) =>
  db.selectFrom('chatMessage').where('chatMessage.conversationId', '=', conversationId).select(columns)

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]

export function findMessage(db: Reader, conversationId: string, sequence: number) {
  return messages(db, conversationId).where('sequence', '=', sequence).executeTakeFirst()
}

/** Places as the columns of a table. */
type Places = Readonly<{ ids: readonly string[]; sequences: readonly number[] }>

function columnsOf(places: readonly Place[]): Places {
  return {
    ids: places.map(({ conversationId }) => conversationId),
    sequences: places.map(({ sequence }) => sequence),
  }
}

function unnest({ ids, sequences }: Places) {
  return sql`unnest(${ids}::text[], ${sequences}::int[])`
}

/** Whether a row is at one of some places in several conversations. */
function isAt(places: readonly Place[]) {
  return sql<boolean>`(conversation_id, sequence) in (select * from ${unnest(columnsOf(places))})`
}

export function findMessages(db: Reader, places: readonly Place[]) {
  return db.selectFrom('chatMessage').where(isAt(places)).selectAll().execute()
}

type Range = Readonly<{ over: number; upTo: number; most: number; from: 'start' | 'end' }>

/** Messages over one place and up to another, oldest first; the first or the last of them. */
export async function loadRange(db: Reader, conversationId: string, { over, upTo, most, from }: Range) {
  const rows = await messages(db, conversationId)
    .where('sequence', '>', over)
    .where('sequence', '<=', upTo)
    .orderBy('sequence', from === 'start' ? 'asc' : 'desc')
    .limit(most)
    .execute()
  return from === 'start' ? rows : rows.reverse()
}

/** The place of the first message at a time or after it. */
export async function findSequenceAt(
  db: Reader,
  conversationId: string,
  at: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('chatMessage')
    .where('conversationId', '=', conversationId)
    .where('sentAt', '>=', at)
    .orderBy('sequence')
    .limit(1)
    .select('sequence')
    .executeTakeFirst()
  return row?.sequence
}

type Since = Readonly<{ id: string; revision: number; hidden: number }>

type Known = Readonly<{
  ids: readonly string[]
  revisions: readonly number[]
  hidden: readonly number[]
  most: number
}>

const changed = prepared((db, { ids, revisions, hidden, most }: Known) =>
  db
    .selectFrom(
      sql<Since>`unnest(${ids}::text[], ${revisions}::int[], ${hidden}::int[])`.as<'known'>(
        sql`known(id, revision, hidden)`,
      ),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chatMessage')
          .whereRef('chatMessage.conversationId', '=', 'known.id')
          .whereRef('chatMessage.revision', '>', 'known.revision')
          .whereRef('chatMessage.sequence', '>', 'known.hidden')
          .orderBy('chatMessage.revision')
          .limit(most)
          .select(columns)
          .as('chatMessage'),
      (join) => join.onTrue(),
    )
    .orderBy('chatMessage.revision')
    .select(columns),
)

/** What changed in conversations after a revision of each, at most so many of each, in the order of the changes. */
export function loadChanged(db: Reader, known: readonly Since[], most: number): Promise<MessageRow[]> {
  return changed(db, {
    ids: known.map(({ id }) => id),
    revisions: known.map(({ revision }) => revision),
    hidden: known.map((one) => one.hidden),
    most,
  })
}

export function loadPinned(db: Reader, conversationId: string, over: number) {
  return messages(db, conversationId)
    .where('pinnedAt', 'is not', null)
    .where('sequence', '>', over)
    .orderBy('pinnedAt', 'desc')
    .execute()
}

type Change = Readonly<{
  revision: number
  body?: string
  content?: null
  replyTo?: null
  editedAt?: string
  recalledAt?: string
  removedAt?: string
  pinnedAt?: string | null
}>

export async function updateMessage(
  tx: Tx,
  { conversationId, sequence }: Place,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('chatMessage')
    .set(change)
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .execute()
}

/** Forgets what hung on a message: its file, what it is found by, whom it mentioned, what people thought of it. */
export async function stripMessage(tx: Tx, { conversationId, sequence }: Place): Promise<void> {
  for (const table of ['chatFile', 'chatGram', 'chatMention', 'chatReaction'] as const)
    await tx
      .deleteFrom(table)
      .where('conversationId', '=', conversationId)
      .where('sequence', '=', sequence)
      .execute()
}

type Reaction = Place & Readonly<{ personId: string; emoji: string }>

/** Returns whether it is new. */
export async function insertReaction(tx: Tx, reaction: Reaction, at: string): Promise<boolean> {
  const done = await tx
    .insertInto('chatReaction')
    .values({ ...reaction, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows) > 0
}

/** Returns whether there was one. */
export async function deleteReaction(tx: Tx, reaction: Reaction): Promise<boolean> {
  const { conversationId, sequence, personId, emoji } = reaction
  const done = await tx
    .deleteFrom('chatReaction')
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .where('personId', '=', personId)
    .where('emoji', '=', emoji)
    .executeTakeFirst()
  return Number(done.numDeletedRows) > 0
}

const hung = prepared((db, places: Places) =>
  db
    .selectFrom(sql<Place>`${unnest(places)}`.as<'place'>(sql`place(conversation_id, sequence)`))
    .select((eb) => [
      ...(['place.conversationId', 'place.sequence'] as const),
      jsonArrayFrom(
        eb
          .selectFrom('chatMention')
          .whereRef('chatMention.conversationId', '=', 'place.conversationId')
          .whereRef('chatMention.sequence', '=', 'place.sequence')
          .orderBy('personId')
          .select('personId as person'),
      ).as('mentions'),
      jsonArrayFrom(
        eb
          .selectFrom('chatReaction')
          .whereRef('chatReaction.conversationId', '=', 'place.conversationId')
          .whereRef('chatReaction.sequence', '=', 'place.sequence')
          .orderBy('at')
          .orderBy('personId')
          .select(['personId as person', 'emoji']),
      ).as('reactions'),
      eb
        .exists(
          eb
            .selectFrom('chatEvidence')
            .whereRef('chatEvidence.conversationId', '=', 'place.conversationId')
            .whereRef('chatEvidence.sequence', '=', 'place.sequence')
            .select('chatEvidence.sequence'),
        )
        .as('isEvidence'),
    ]),
)

/** What hangs on some messages: whom each mentions, what people think of it, and whether it is evidence. */
export function loadHung(db: Reader, places: readonly Place[]) {
  return hung(db, columnsOf(places))
}

/** Whether a message is evidence of a case. */
export async function isEvidence(db: Reader, { conversationId, sequence }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('chatEvidence')
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .select('sequence')
    .executeTakeFirst()
  return row !== undefined
}

type Sought = Readonly<{
  personId: string
  ids: readonly string[]
  keyword: string
  /** Whether to read all messages, or only those that have no grams yet. */
  isWhole: boolean
  most: number
}>

/** Messages that one can see and that hold the words, newest first, found by reading one after the other. */
export function scanMessages(db: Reader, { personId, ids, keyword, isWhole, most }: Sought) {
  return db
    .selectFrom('conversationMember as own')
    .innerJoin('conversation', 'conversation.id', 'own.conversationId')
    .innerJoin('chatMessage', 'chatMessage.conversationId', 'own.conversationId')
    .where('own.personId', '=', personId)
    .where('own.conversationId', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .where(sql<boolean>`chat_message.sequence > greatest(own.joined_sequence, own.cleared_sequence)`)
    .$if(!isWhole, (query) =>
      query
        .where('conversation.gramlessUpTo', '>', 0)
        .whereRef('chatMessage.sequence', '<=', 'conversation.gramlessUpTo'),
    )
    .where('chatMessage.recalledAt', 'is', null)
    .where('chatMessage.kind', '<>', 'event')
    .where('chatMessage.body', 'ilike', containsPattern(keyword))
    .orderBy('chatMessage.sentAt', 'desc')
    .orderBy('chatMessage.sequence', 'desc')
    .limit(most)
    .selectAll('chatMessage')
    .execute()
}

type Page = Readonly<{
  conversationId: string
  over: number
  keyword: string
  skip: number
  most: number
  sort: 'asc' | 'desc'
}>

/** A page of a conversation by number, as the inherited interface asks for it. */
export async function searchPage(db: Reader, { conversationId, over, keyword, skip, most, sort }: Page) {
  const found = messages(db, conversationId)
    .where('sequence', '>', over)
    .$if(keyword !== '', (query) => query.where('body', 'ilike', containsPattern(keyword)))
  const rows = await found.orderBy('sequence', sort).offset(skip).limit(most).execute()
  const mostFound = Math.max(mostCounted, skip + most) + 1
  return { rows, total: await boundedCount(db, found.clearSelect(), mostFound) }
}

/**
 * Deletes what was said before a moment, with its files and marks, in every conversation. For its members it counts as
 * read and as deleted from their record, so that no count and no page reaches back to it.
 */
export async function forgetOldTalk(db: TenantDb, before: string): Promise<void> {
  await db
    .with('forgotten', (eb) =>
      eb.deleteFrom('chatMessage').where('sentAt', '<', before).returning(['conversationId', 'sequence']),
    )
    .with('upTo', (eb) =>
      eb
        .selectFrom('forgotten')
        .groupBy('conversationId')
        .select(({ fn }) => ['conversationId', fn.max('sequence').as('sequence')]),
    )
    .updateTable('conversationMember')
    .from('upTo')
    .whereRef('conversationMember.conversationId', '=', 'upTo.conversationId')
    .set({
      clearedSequence: sql`greatest(cleared_sequence, up_to.sequence)`,
      readSequence: sql`greatest(read_sequence, up_to.sequence)`,
    })
    .execute()
}

/** The place of the last message that was forgotten; 0 while there is all of it. */
export async function forgottenUpTo(db: Reader, conversationId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .where('id', '=', conversationId)
    .select(({ selectFrom }) => [
      'lastSequence',
      selectFrom('chatMessage')
        .whereRef('chatMessage.conversationId', '=', 'conversation.id')
        .select(({ fn }) => fn.min('sequence').as('first'))
        .as('first'),
    ])
    .executeTakeFirstOrThrow()
  return row.first === null ? row.lastSequence : row.first - 1
}
