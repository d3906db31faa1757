import type { ReplyState } from '@signet/contract'
import { newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import type { Lease } from '../../../clock/lease.ts'
import type { Reason } from '../../../clock/reason.ts'
import type { PageRange } from '../../../http/page.ts'

export type NewAddress = Readonly<{
  tagHash: Uint8Array
  personId: string
  /** Null for the address of a digest as a whole. */
  caseId: string | null
  messageId: string
  /** The `Message-ID` of the digest that it is a part of; empty otherwise. */
  partOf: string
  sentAt: string
}>

export async function insertAddresses(db: TenantDb, addresses: readonly NewAddress[]): Promise<void> {
  await db.insertInto('replyAddress').values(addresses).execute()
}

/** The cases that a digest can be answered about, in no order. */
export async function casesOfDigest(db: Reader, messageId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('replyAddress')
    .where('partOf', '=', messageId)
    .where('caseId', 'is not', null)
    .distinct()
    .select('caseId')
    .execute()
  return rows.flatMap(({ caseId }) => caseId ?? [])
}

const own = 'own'

/** Lets the mailbox be read from now on, unless it is read already. */
export async function armMailbox(db: TenantDb, { now, dueAt }: Readonly<{ now: string; dueAt: string }>) {
  await db
    .insertInto('replyMailbox')
    .values({ id: own, since: now, dueAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ dueAt }).where('replyMailbox.dueAt', 'is', null),
    )
    .execute()
}

/** Has the mailbox read at once where it is read at all. */
export async function hurryMailbox(tx: Tx, dueAt: string): Promise<void> {
  await tx.updateTable('replyMailbox').set({ dueAt }).where('dueAt', '>', dueAt).execute()
}

/** Takes the mailbox for one node until its lease expires. */
export function takeMailbox(db: TenantDb, { now, until }: Lease) {
  return db
    .updateTable('replyMailbox')
    .set({ dueAt: until })
    .where('dueAt', '<=', now)
    .returning(['id', 'place', 'uidValidity', 'lastUid', 'since', 'failingSince'])
    .execute()
}
export type Mailbox = Awaited<ReturnType<typeof takeMailbox>>[number]

type Read = Readonly<{
  place?: string
  uidValidity?: number
  lastUid?: number
  dueAt?: string | null
  readAt?: string
  failingSince?: string | null
  reason?: Reason | null
}>

export async function saveMailbox(db: TenantDb, { reason, ...read }: Read): Promise<void> {
  await db
    .updateTable('replyMailbox')
    .set({ ...read, ...(reason !== undefined && { reason: reason && JSON.stringify(reason) }) })
    .where('id', '=', own)
    .execute()
}

export function findMailbox(db: Reader) {
  return db.selectFrom('replyMailbox').where('id', '=', own).selectAll().executeTakeFirst()
}

type Named = Readonly<{ tagHash: Uint8Array | undefined; messageIds: readonly string[] }>

/** The person and case of an answer: by the tag of the address it went to, else by the mail that it answers. */
export async function findAddress(db: Reader, { tagHash, messageIds }: Named) {
  const found = tagHash
    ? await db.selectFrom('replyAddress').where('tagHash', '=', tagHash).selectAll().executeTakeFirst()
    : undefined
  if (found || messageIds.length === 0) return found
  return db
    .selectFrom('replyAddress')
    .where('messageId', '=', (eb) => eb.fn.any(eb.val(messageIds)))
    .orderBy('sentAt', 'desc')
    .selectAll()
    .executeTakeFirst()
}

/** A mail by its number in its folder. */
export type MailPlace = Readonly<{ place: string; uidValidity: number; uid: number }>
export type IncomingPlace = MailPlace & Readonly<{ messageId: string; fromAddress: string }>

/** Whether a mail was counted before: the same number of a folder, or the same id of the same sender. */
export async function isCounted(
  db: Reader,
  { place, uidValidity, uid, messageId, fromAddress }: IncomingPlace,
) {
  const row = await db
    .selectFrom('incomingMail')
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('place', '=', place),
          eb('uidValidity', '=', String(uidValidity)),
          eb('uid', '=', String(uid)),
        ]),
        and([eb('messageId', '=', messageId), eb('fromAddress', '=', fromAddress)]),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type NewIncoming = IncomingPlace & Readonly<{ id: string; subject: string; at: string }>

/** Counts a mail in the transaction of what becomes of it; false where another transaction has counted it. */
export async function countIncoming(tx: Tx, mail: NewIncoming): Promise<boolean> {
  const row = await tx
    .insertInto('incomingMail')
    .values({ ...mail, state: 'ignored' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Fate = Readonly<{
  state: ReplyState
  reason: Reason | undefined
  personId: string | null
  caseId: string | null
  isAnswered: boolean
}>

export async function saveFate(tx: Tx, id: string, { reason, ...fate }: Fate): Promise<void> {
  await tx
    .updateTable('incomingMail')
    .set({ ...fate, reason: reason?.code ?? '', params: JSON.stringify(reason?.params ?? {}) })
    .where('id', '=', id)
    .execute()
}

/** How many mails a sender got back since a time. */
export async function countAnswered(db: Reader, fromAddress: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('incomingMail')
    .where('fromAddress', '=', fromAddress)
    .where('isAnswered', '=', true)
    .where('at', '>', since)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of what came in, newest first. */
export async function incomingPage(db: Reader, state: Fate['state'] | undefined, range: PageRange) {
  const found = db
    .selectFrom('incomingMail')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'comment'))
  const rows = await found
    .leftJoin('flowCase', 'flowCase.id', 'incomingMail.caseId')
    .select([
      'incomingMail.id',
      'incomingMail.at',
      'incomingMail.state',
      'incomingMail.reason',
      'incomingMail.params',
      'incomingMail.fromAddress',
      'incomingMail.subject',
      'incomingMail.personId',
      'incomingMail.isAnswered',
      sql<string>`coalesce(flow_case.title, '')`.as('caseTitle'),
    ])
    .$call(newestFirst(range, { at: 'incomingMail.at', id: 'incomingMail.id' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}

/** What a person chose for new devices, with its language. */
export async function preferencesOf(db: Reader, personId: string): Promise<unknown> {
  const row = await db
    .selectFrom('personProfile')
    .where('personId', '=', personId)
    .select('preferences')
    .executeTakeFirst()
  return row?.preferences
}

/** Forgets addresses and mails of before. */
export async function forgetReplies(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('replyAddress').where('sentAt', '<', before).execute()
  await db.deleteFrom('incomingMail').where('at', '<', before).execute()
}
