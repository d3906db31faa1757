import type { PlatformDb } from '@signet/db'
import { sql } from 'kysely'
import { isoOf } from '../../../clock/clock.ts'
import type { SignedInPerson } from '../../../people/sessions/index.ts'

/** Milliseconds for which a link for a forgotten password is good. */
export const linkLife = 30 * 60_000
/** Links of one person at a time. */
const most = 3

/** Stores a link unless the person has just been mailed several. */
export function keepLink(
  db: PlatformDb,
  { tenant, personId }: SignedInPerson,
  { hash, now, life }: Readonly<{ hash: Uint8Array; now: number; life: number }>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`links ${tenant} ${personId}`}, 0))`.execute(tx)
    const { count } = await tx
      .selectFrom('passwordLink')
      .where('tenantCode', '=', tenant)
      .where('personId', '=', personId)
      .where('expiresAt', '>', isoOf(now))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= most) return false
    await tx
      .insertInto('passwordLink')
      .values({
        tokenHash: hash,
        tenantCode: tenant,
        personId,
        sentAt: isoOf(now),
        expiresAt: isoOf(now + life),
      })
      .execute()
    return true
  })
}

export function findLink(db: PlatformDb, hash: Uint8Array, now: string): Promise<SignedInPerson | undefined> {
  return db
    .selectFrom('passwordLink')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .select(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

/** Uses a link up; false when somebody else has. */
export async function takeLink(db: PlatformDb, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordLink')
    .where('tokenHash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
