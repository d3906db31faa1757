import type { TenantDb } from '@signet/db'
import { sql } from 'kysely'
import type { Operation } from './call-log-store.ts'

/** A call that was answered, in the words of the log of operations. */
export type AnsweredCall = Operation

/** Adds calls to the log of requests. */
export async function insertRequests(db: TenantDb, calls: readonly AnsweredCall[]): Promise<void> {
  await db
    .insertInto('requestLog')
    .columns([
      'id',
      'at',
      'personId',
      'what',
      'target',
      'refusal',
      'message',
      'requestId',
      'milliseconds',
      'address',
    ])
    .expression(
      sql`select id, at, "personId", what, target, refusal, message, "requestId", milliseconds, address
        from ${rowsOf(calls)}`,
    )
    .execute()
}

/** Adds calls to the log of slow ones. */
export async function insertSlowCalls(db: TenantDb, calls: readonly AnsweredCall[]): Promise<void> {
  await db
    .insertInto('slowCall')
    .columns(['id', 'at', 'personId', 'what', 'requestId', 'milliseconds'])
    .expression(sql`select id, at, "personId", what, "requestId", milliseconds from ${rowsOf(calls)}`)
    .execute()
}

/** One parameter for any number of rows. */
function rowsOf(calls: readonly AnsweredCall[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as answered (id text, at timestamptz, "personId" text,
    what text, target text, refusal text, message text, "requestId" text, milliseconds integer, address text)`
}

/** Deletes requests before an instant. */
export async function forgetOldRequests(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('requestLog').where('at', '<=', before).execute()
}
