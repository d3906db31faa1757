import { sql } from 'kysely'
import type { Office } from './office.ts'

/**
 * Holds the turn of delivery (`takeTurn`) while `work` runs, so that no tick of the server carries the facts that it
 * writes. Waits for a round that is under way.
 */
export function whileFactsWait<Result>(office: Office, work: () => Promise<Result>): Promise<Result> {
  return office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('signet.outbox.demo', 0))`.execute(tx)
      return work()
    })
}
