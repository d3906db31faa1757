import { preparedPost, type Reader, type TenantDb, type Tx } from '@signet/db'
import { gramsOf } from '@signet/i18n/grams'
import { sql } from 'kysely'

/** A message as it is searched: where it is, when it was sent, and its words. */
type Worded = Readonly<{ conversationId: string; sequence: number; sentAt: string; body: string }>

/** A gram as a number of 32 bits (FNV-1a): two grams rarely share one, and what is found is read again. */
function numberOf(gram: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < gram.length; at += 1) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** The conversation of a message is a gram too, so that the index answers for one's own conversations alone. */
const conversationGram = (id: string): number => numberOf(`@${id}`)

function gramRow({ conversationId, sequence, sentAt, body }: Worded) {
  const grams = [conversationGram(conversationId), ...[...gramsOf(body)].map(numberOf)]
  return { conversationId, sequence, sentAt, grams: [...new Set(grams)] }
}

const written = preparedPost((tx, { conversationId, sequence, sentAt, grams }: ReturnType<typeof gramRow>) =>
  tx
    .insertInto('chatGram')
    .values({ conversationId, sequence, sentAt, grams })
    .onConflict((conflict) =>
      conflict
        .columns(['conversationId', 'sequence'])
        .doUpdateSet(({ ref }) => ({ grams: ref('excluded.grams') })),
    ),
)

/** Writes what a message is found by, also again after it was edited, without waiting for the database. */
export async function writeGrams(tx: Tx, message: Worded): Promise<void> {
  await written(tx, gramRow(message))
}

/** A place in the order of a search: by time, then by place and conversation. */
export type Found = Readonly<{ conversationId: string; sequence: number; sentAt: string }>

type Sought = Readonly<{
  personId: string
  /** The conversations that are looked through; the person is in all of them. */
  ids: readonly string[]
  spellings: readonly (readonly string[])[]
  /** Only what is before it, if anything was found already. */
  before: Found | undefined
  most: number
}>

/** With more conversations the membership alone tells which are one's own. */
const mostMarked = 300

/** Messages that one can see and that have all grams of one of some spellings, newest first. */
export function findByGrams(
  db: Reader,
  { personId, ids, spellings, before, most }: Sought,
): Promise<Found[]> {
  return (
    db
      .selectFrom('chatGram as found')
      .where('found.conversationId', '=', (eb) => eb.fn.any(eb.val([...ids])))
      // A join would hide from the planner how many of the newest are found.
      .where('found.sequence', '>', ({ selectFrom }) =>
        selectFrom('conversationMember as own')
          .whereRef('own.conversationId', '=', 'found.conversationId')
          .where('own.personId', '=', personId)
          .where('own.leftAt', 'is', null)
          .select(sql<number>`greatest(own.joined_sequence, own.cleared_sequence)`.as('hidden')),
      )
      .where(({ or }) =>
        or(spellings.map((grams) => sql<boolean>`found.grams @> ${grams.map(numberOf)}::integer[]`)),
      )
      .$if(ids.length <= mostMarked, (query) =>
        query.where(sql<boolean>`found.grams && ${ids.map(conversationGram)}::integer[]`),
      )
      .$if(before !== undefined, (query) =>
        query.where(
          sql<boolean>`(found.sent_at, found.sequence, found.conversation_id) <
          (${before?.sentAt}::timestamptz, ${before?.sequence}, ${before?.conversationId})`,
        ),
      )
      .orderBy('found.sentAt', 'desc')
      .orderBy('found.sequence', 'desc')
      .orderBy('found.conversationId', 'desc')
      .limit(most)
      .select(['found.conversationId', 'found.sequence', 'found.sentAt'])
      .execute()
  )
}

/**
 * Gives older messages of one conversation their grams, from the newest to the oldest; returns whether there may be
 * more to do. It locks no conversation: a message that is edited meanwhile keeps the grams of its edit, and one that is
 * recalled gets none.
 */
export async function giveOlderGrams(db: TenantDb, most: number): Promise<boolean> {
  const conversation = await db
    .selectFrom('conversation')
    .where('gramlessUpTo', '>', 0)
    .orderBy('id')
    .limit(1)
    .select(['id', 'gramlessUpTo'])
    .executeTakeFirst()
  if (!conversation) return false

  const { id, gramlessUpTo } = conversation
  const rows = await db
    .selectFrom('chatMessage')
    .where('conversationId', '=', id)
    .where('sequence', '<=', gramlessUpTo)
    .orderBy('sequence', 'desc')
    .limit(most)
    .select(['conversationId', 'sequence', 'sentAt', 'body', 'kind'])
    .execute()
  const worded = rows.filter(({ kind, body }) => kind !== 'event' && body !== '')
  if (worded.length > 0) await insertUnchanged(db, worded)
  const rest = rows.length < most ? 0 : (rows.at(-1)?.sequence ?? 1) - 1
  await db
    .updateTable('conversation')
    .set({ gramlessUpTo: rest })
    .where('id', '=', id)
    .where('gramlessUpTo', '=', gramlessUpTo)
    .execute()
  return true
}

/** Messages that say something else by now have got their grams with the change. */
async function insertUnchanged(db: TenantDb, rows: readonly Worded[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ ...gramRow(row), body: row.body })))
  const givenRows = sql<{
    conversationId: string
    sequence: number
    sentAt: string
    grams: number[]
    body: string
  }>`jsonb_to_recordset(${given}::jsonb)`
  await db
    .insertInto('chatGram')
    .columns(['conversationId', 'sequence', 'sentAt', 'grams'])
    .expression((eb) =>
      eb
        .selectFrom(
          givenRows.as<'given'>(
            sql`given("conversationId" text, sequence integer, "sentAt" timestamptz, grams integer[], body text)`,
          ),
        )
        .innerJoin('chatMessage', (join) =>
          join
            .on(sql<boolean>`chat_message.conversation_id = given."conversationId"`)
            .onRef('chatMessage.sequence', '=', 'given.sequence'),
        )
        .whereRef('chatMessage.body', '=', 'given.body')
        .select(['chatMessage.conversationId', 'chatMessage.sequence', 'chatMessage.sentAt', 'given.grams']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
