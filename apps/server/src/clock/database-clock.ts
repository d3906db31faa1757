import type { PlatformDb } from '@signet/db'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'

/** A clock that shows the database's time, whatever the machine's says. */
export type DatabaseClock = Readonly<{
  clock: Clock
  /** Asks the database again, since machines drift and sleep. */
  adjust: () => Promise<void>
}>

type Needs = Readonly<{
  db: PlatformDb
  /** Returns milliseconds that never jump, unlike the machine's clock. */
  monotonic?: () => number
}>

/** Sessions, tickets, locks and leases are compared by several machines, so all go by the clock they share. */
export async function openDatabaseClock({
  db,
  monotonic = () => performance.now(),
}: Needs): Promise<DatabaseClock> {
  const measure = async (): Promise<number> => {
    const asked = monotonic()
    const shown = await readTime(db)
    // The database read its clock about halfway between question and answer.
    return shown - (asked + monotonic()) / 2
  }
  let ahead = await measure()
  return {
    clock: () => Math.round(monotonic() + ahead),
    adjust: async () => {
      ahead = await measure()
    },
  }
}

async function readTime(db: PlatformDb): Promise<number> {
  const { rows } = await sql<{ time: string }>`
    select (extract(epoch from clock_timestamp()) * 1000)::text as time`.execute(db)
  return Number(rows[0]?.time)
}
