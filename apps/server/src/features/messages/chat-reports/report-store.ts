import { newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'
import type { MessageRow } from '../chat/index.ts'

type NewReport = Readonly<{
  id: string
  reporterId: string
  reason: 'abuse' | 'harassment' | 'leak' | 'spam' | 'other'
  words: string
  reportedAt: string
  fileId: string | null
}>
type Reported = Omit<MessageRow, 'kind' | 'senderId'> &
  Readonly<{ senderId: string; kind: Exclude<MessageRow['kind'], 'event'> }>

/** Keeps a message as it is now; returns whether the person had not reported it before. */
export async function insertReport(tx: Tx, report: NewReport, message: Reported): Promise<boolean> {
  const { conversationId, sequence, senderId, kind, body, sentAt, editedAt } = message
  const done = await tx
    .insertInto('chatReport')
    .values({
      ...report,
      ...{ conversationId, sequence, senderId, kind, body, sentAt, editedAt },
      content: message.content === null ? null : JSON.stringify(message.content),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows) > 0
}

type Since = Readonly<{ reporterId: string; since: string }>

/** Counts the reports of a person since an instant; two of their reports at once wait for each other. */
export async function countReports(tx: Tx, { reporterId, since }: Since): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat reports ${reporterId}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('chatReport')
    .where('reporterId', '=', reporterId)
    .where('reportedAt', '>', since)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type Filter = Readonly<{ moderatorId: string; state: 'open' | 'closed' | undefined }>

/** Returns a page of the reports about messages of others. */
export async function reportPage(db: Reader, { moderatorId, state }: Filter, range: PageRange) {
  const matching = () =>
    db
      .selectFrom('chatReport')
      .where('senderId', '<>', moderatorId)
      .$if(state === 'open', (query) => query.where('outcome', 'is', null))
      .$if(state === 'closed', (query) => query.where('outcome', 'is not', null))
  const rows = await matching()
    .$call(newestFirst(range, { at: 'reportedAt' }))
    .selectAll()
    .execute()
  return { rows, total: await totalOf(db, range, matching()) }
}

type Of = Readonly<{ id: string; moderatorId: string }>

/** A report about a message of somebody else. */
export function findReport(db: Reader, { id, moderatorId }: Of) {
  return db
    .selectFrom('chatReport')
    .where('id', '=', id)
    .where('senderId', '<>', moderatorId)
    .selectAll()
    .executeTakeFirst()
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>
type Place = Pick<ReportRow, 'conversationId' | 'sequence'>

export async function countOthers(db: Reader, { id, conversationId, sequence }: ReportRow): Promise<number> {
  const row = await db
    .selectFrom('chatReport')
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .where('id', '<>', id)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function loadLooks(db: Reader, reportId: string) {
  return db
    .selectFrom('chatReportLook')
    .where('reportId', '=', reportId)
    .orderBy('lookedAt')
    .select(['lookedBy', 'lookedAt'])
    .execute()
}

type Look = Readonly<{ reportId: string; lookedBy: string; lookedAt: string }>

export async function insertLook(tx: Tx, look: Look): Promise<void> {
  await tx
    .insertInto('chatReportLook')
    .values(look)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const columns = ['id', 'kind', 'name', 'caseId', 'firstId', 'secondId', 'lastSequence'] as const

/** The conversation of a report, which its reader need not be in. */
export function findTalk(db: Reader, id: string) {
  return db.selectFrom('conversation').where('id', '=', id).select(columns).executeTakeFirst()
}

/** The same, and no one else changes the conversation until this transaction ends. */
export function lockTalk(tx: Tx, id: string) {
  return tx.selectFrom('conversation').where('id', '=', id).forUpdate().select(columns).executeTakeFirst()
}

type Closing = Place &
  Readonly<{
    moderatorId: string
    outcome: 'dismissed' | 'upheld' | 'removed'
    closingNote: string
    closedAt: string
  }>

/** Closes the open reports about a message and returns who made them. */
export async function closeReports(
  tx: Tx,
  { conversationId, sequence, moderatorId: closedBy, ...closing }: Closing,
) {
  return tx
    .updateTable('chatReport')
    .set({ ...closing, closedBy })
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .where('outcome', 'is', null)
    .returning(['id', 'reporterId'])
    .execute()
}

/** Deletes reports that were closed before an instant; their files are looked at once more. */
export async function forgetOldReports(db: TenantDb, before: string): Promise<void> {
  await db
    .with('forgotten', (eb) => eb.deleteFrom('chatReport').where('closedAt', '<', before).returning('fileId'))
    .insertInto('abandonedFile')
    .columns(['fileId', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('forgotten')
        .where('fileId', 'is not', null)
        .distinct()
        .select([sql<string>`file_id`.as('fileId'), sql<string>`now()`.as('dueAt')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
