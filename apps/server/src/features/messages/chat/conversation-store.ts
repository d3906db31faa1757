import {
  countOf,
  prepared,
  preparedPost,
  preparedRead,
  preparedWrite,
  type Reader,
  type Tx,
} from '@signet/db'
import { sql } from 'kysely'
import { isoOf } from '../../../clock/clock.ts'
import { listedConversations, mostListed, unseenPlaces } from '../../../people/inbox/index.ts'
import { isUnblocked } from '../../../people/rights/chat-block-store.ts'

type Pair = Readonly<{ firstId: string; secondId: string }>

export function pairOf(one: string, other: string): Pair {
  return one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }
}

export async function findDirectId(db: Reader, { firstId, secondId }: Pair): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation')
    .where('kind', '=', 'direct')
    .where('firstId', '=', firstId)
    .where('secondId', '=', secondId)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

type NewConversation = Readonly<{
  id: string
  kind: 'direct' | 'group' | 'case'
  name: string
  pair?: Pair
  caseId?: string
  createdBy: string
  now: string
}>

/** Returns whether the conversation is new: two people, or a case, have one. */
export async function insertConversation(tx: Tx, conversation: NewConversation): Promise<boolean> {
  const { pair, now, ...rest } = conversation
  const done = await tx
    .insertInto('conversation')
    .values({ ...rest, ...pair, lastAt: now, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows) > 0
}

export async function findCaseConversation(db: Reader, caseId: string): Promise<string | undefined> {
  const row = await db.selectFrom('conversation').where('caseId', '=', caseId).select('id').executeTakeFirst()
  return row?.id
}

type Joining = Readonly<{
  conversationId: string
  personIds: readonly string[]
  role: 'owner' | 'member'
  /** What was said up to here they do not see. */
  joinedSequence: number
  now: string
}>

/** Lets people join, also those who had left; returns who was not there yet. */
export async function joinMembers(tx: Tx, joining: Joining): Promise<readonly string[]> {
  const { conversationId, personIds, role, joinedSequence, now } = joining
  if (personIds.length === 0) return []
  const rows = await tx
    .insertInto('conversationMember')
    .values(
      personIds.map((personId) => ({
        ...{ conversationId, personId, role, joinedSequence, joinedAt: now },
        readSequence: joinedSequence,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['conversationId', 'personId'])
        .doUpdateSet({
          ...{ role, joinedSequence, joinedAt: now, leftAt: null },
          readSequence: sql`greatest(conversation_member.read_sequence, excluded.read_sequence)`,
        })
        .where('conversationMember.leftAt', 'is not', null),
    )
    .returning('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}

const members = prepared(
  (db, { conversationId, actorId }: Readonly<{ conversationId: string; actorId: string }>) =>
    db
      .selectFrom('conversationMember')
      .where('conversationId', '=', conversationId)
      .where('leftAt', 'is', null)
      .orderBy('joinedAt')
      .orderBy('personId')
      .select(['personId', 'role', 'readSequence', 'joinedSequence', 'clearedSequence'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('chatBlock as block')
              .whereRef('block.personId', '=', 'conversationMember.personId')
              .where('block.blockedId', '=', actorId)
              .select('block.blockedId'),
          )
          .as('hasBlocked'),
      ),
)

/** The members of a conversation; `hasBlocked` says of each whether they blocked the acting person. */
export function membersOf(db: Reader, conversationId: string, actorId = '') {
  return members(db, { conversationId, actorId })
}

export function countMembers(db: Reader, conversationId: string): Promise<number> {
  return countOf(
    db
      .selectFrom('conversationMember')
      .where('conversationId', '=', conversationId)
      .where('leftAt', 'is', null),
  )
}

const columns = [
  'conversation.id',
  'conversation.kind',
  'conversation.name',
  'conversation.firstId',
  'conversation.secondId',
  'conversation.caseId',
  'conversation.isStrict',
  'conversation.lastSequence',
  'conversation.lastRevision',
  'own.role',
  'own.joinedSequence',
  'own.readSequence',
  'own.clearedSequence',
  'own.isMuted',
  'own.pinnedAt',
] as const

type Membership = Readonly<{ id: string; personId: string }>

const memberships = (db: Reader, personId: string) =>
  db
    .selectFrom('conversation')
    .innerJoin('conversationMember as own', 'own.conversationId', 'conversation.id')
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .select(columns)

const membership = (db: Reader, { id, personId }: Membership) =>
  memberships(db, personId).where('conversation.id', '=', id)

const found = prepared(membership)

/** A conversation with the reader's own place in it; undefined for those who are not in it. */
export async function findOwn(db: Reader, of: Membership) {
  const [own] = await found(db, of)
  return own
}

type Memberships = Readonly<{ ids: readonly string[]; personId: string }>

const foundAll = prepared((db, { ids, personId }: Memberships) =>
  memberships(db, personId).where('conversation.id', '=', (eb) => eb.fn.any(eb.val(ids))),
)

/** Those of some conversations that somebody is in. */
export function findOwns(db: Reader, of: Memberships) {
  return foundAll(db, of)
}

export async function loadOwnIds(db: Reader, personId: string): Promise<readonly string[]> {
  return (await memberships(db, personId).execute()).map(({ id }) => id)
}

type Doubted = Readonly<{ personId: string; kinds: readonly string[] }>

const doubtful = prepared((db, { personId, kinds }: Doubted) =>
  memberships(db, personId).where((eb) =>
    eb.or([
      sql<boolean>`conversation.kind = any(${kinds}::text[])`,
      eb.exists(
        eb
          .selectFrom('chatBlock as block')
          .where('block.personId', '=', personId)
          .where((of) =>
            of.or([
              of('block.blockedId', '=', of.ref('conversation.firstId')),
              of('block.blockedId', '=', of.ref('conversation.secondId')),
            ]),
          )
          .select('block.blockedId'),
      ),
    ]),
  ),
)

/** Conversations whose members may lose the right to read them: about cases, with people of other companies, and with whom they blocked. */
export function loadDoubtful(
  db: Reader,
  { personId, isExternal }: Readonly<{ personId: string; isExternal: boolean }>,
) {
  return doubtful(db, { personId, kinds: isExternal ? ['case', 'direct'] : ['case'] })
}

const locked = preparedRead((tx, of: Membership) => membership(tx, of).forUpdate(['conversation', 'own']))

/** Asks for the same, and no one else changes the conversation until this transaction ends. */
export async function askOwnLocked(tx: Tx, of: Membership) {
  const answer = await locked(tx, of)
  return async () => (await answer())[0]
}

export type OwnConversation = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** The conversations of a list with their last message, the pinned first. */
export function loadListed(db: Reader, whose: Parameters<typeof listedConversations>[1]) {
  const { personId } = whose
  return listedConversations(db, whose)
    .leftJoin('chatMessage as latest', (join) =>
      join
        .onRef('latest.conversationId', '=', 'conversation.id')
        .onRef('latest.sequence', '=', 'conversation.lastSequence')
        .on(sql<boolean>`latest.sequence > greatest(own.cleared_sequence, own.joined_sequence)`),
    )
    .orderBy(sql`own.pinned_at desc nulls last`)
    .orderBy('conversation.lastAt', 'desc')
    .limit(mostListed)
    .select(columns)
    .select((eb) => [
      'conversation.lastAt',
      'latest.kind as latestKind',
      'latest.body as latestBody',
      'latest.senderId as latestSenderId',
      'latest.sentAt as latestAt',
      'latest.recalledAt as latestRecalledAt',
      eb
        .exists(
          eb
            .selectFrom('chatMention as mention')
            .innerJoin('chatMessage as said', (join) =>
              join
                .onRef('said.conversationId', '=', 'mention.conversationId')
                .onRef('said.sequence', '=', 'mention.sequence'),
            )
            .whereRef('mention.conversationId', '=', 'conversation.id')
            .where('mention.personId', '=', personId)
            .whereRef('mention.sequence', '>', 'own.readSequence')
            .where(isUnblocked('said.senderId', sql`${personId}`))
            .select('mention.sequence'),
        )
        .as('mentionsMe'),
      eb.not(isUnblocked('latest.senderId', sql`${personId}`)).as('isLatestBlocked'),
      unseenPlaces(personId).as('unseen'),
    ])
    .execute()
}

/** Milliseconds until members who have not read a message are alerted of it outside the product. */
const timeToRead = 10_000

type Taking = Readonly<{ id: string; personId: string; sequence: number; revision: number; now: string }>

const taken = preparedPost(
  (tx, { id, personId, sequence, revision, now, alertAt }: Taking & Readonly<{ alertAt: string }>) =>
    tx
      .with('read', (also) =>
        also
          .updateTable('conversationMember')
          .set({ readSequence: sequence })
          .where('conversationId', '=', id)
          .where('personId', '=', personId),
      )
      .updateTable('conversation')
      .set({
        lastSequence: sequence,
        lastRevision: revision,
        lastAt: now,
        alertAt: sql`coalesce(alert_at, ${alertAt}::timestamptz)`,
      })
      .where('id', '=', id),
)

/** Gives a place of a locked conversation to a message of a member, who has read up to it with that. */
export async function takePlace(tx: Tx, taking: Taking): Promise<void> {
  await taken(tx, { ...taking, alertAt: isoOf(Date.parse(taking.now) + timeToRead) })
}

/** What takes a revision; an event takes a place too. */
type Advance = Readonly<{ by: 'event' | 'change'; now: string }>

/** Takes the next revision, and for an event the next place. */
export async function advance(
  tx: Tx,
  id: string,
  { by, now }: Advance,
): Promise<Readonly<{ lastSequence: number; lastRevision: number }>> {
  return tx
    .updateTable('conversation')
    .set({
      lastRevision: sql`last_revision + 1`,
      ...(by !== 'change' && { lastSequence: sql`last_sequence + 1`, lastAt: now }),
    })
    .where('id', '=', id)
    .returning(['lastSequence', 'lastRevision'])
    .executeTakeFirstOrThrow()
}

type Read = Readonly<{ id: string; personId: string; sequence: number }>

const moved = preparedWrite((tx, { id, personId, sequence }: Read) =>
  tx
    .updateTable('conversationMember')
    .set({ readSequence: sequence })
    .where('conversationId', '=', id)
    .where('personId', '=', personId)
    .where('readSequence', '<', sequence)
    .returning('personId'),
)

/** Moves a read mark forward, never back; returns whether it moved. */
export async function moveRead(tx: Tx, read: Read): Promise<boolean> {
  return (await moved(tx, read)).length > 0
}

type OwnChange = Readonly<{
  removedSequence?: number
  clearedSequence?: number
  isMuted?: boolean
  pinnedAt?: string | null
  role?: 'owner' | 'admin' | 'member'
  leftAt?: string
}>

export async function updateMember(tx: Tx, { id, personId }: Membership, change: OwnChange): Promise<void> {
  await tx
    .updateTable('conversationMember')
    .set(change)
    .where('conversationId', '=', id)
    .where('personId', '=', personId)
    .execute()
}

export async function updateGroup(
  tx: Tx,
  id: string,
  change: Readonly<{ name?: string; isStrict?: boolean }>,
): Promise<void> {
  await tx.updateTable('conversation').set(change).where('id', '=', id).execute()
}
