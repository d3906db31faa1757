import { createHash } from 'node:crypto'
import type { PlatformDb } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import type { GuessLimits } from './rules.ts'

/** Source under which the failures of all unknown devices count together. */
export const strangers = ''

/** An account as it was given, and the sources that a failed attempt counts for. */
export type AttemptedAccount = Readonly<{
  tenant: string
  account: string
  /** No person has this account. */
  isInvented: boolean
  sources: readonly string[]
}>

type Row = Readonly<{ tenantCode: string; account: string; source: string }>

/**
 * Returns the end of a lock in milliseconds; undefined if there is none. A network or a known device is
 * locked out of an account after a few failures; all unknown devices together after many. A known device is
 * never locked out by others, so the owner of an account can always sign in there.
 */
export async function lockedUntil(
  db: PlatformDb,
  of: AttemptedAccount,
  now: number,
): Promise<number | undefined> {
  let latest = 0
  for (const { tenantCode, account, source } of rowsOf(of)) {
    const row = await db
      .selectFrom('signInFailure')
      .where('tenantCode', '=', tenantCode)
      .where('account', '=', account)
      .where('source', '=', source)
      .select('lockedUntil')
      .executeTakeFirst()
    latest = Math.max(latest, row?.lockedUntil ? Date.parse(row.lockedUntil) : 0)
  }
  return latest > now ? latest : undefined
}

/** Returns the most failures that one of the sources has since a time, in milliseconds. */
export async function failuresSince(db: PlatformDb, of: AttemptedAccount, since: number): Promise<number> {
  let most = 0
  for (const { tenantCode, account, source } of rowsOf(of)) {
    const row = await db
      .selectFrom('signInFailure')
      .where('tenantCode', '=', tenantCode)
      .where('account', '=', account)
      .where('source', '=', source)
      .where('failedAt', '>', isoOf(since))
      .select('failures')
      .executeTakeFirst()
    most = Math.max(most, row?.failures ?? 0)
  }
  return most
}

/** Counts a failure for each source; too many within the time of a lock lock the source out for as long. */
export async function countFailure(
  db: PlatformDb,
  of: AttemptedAccount,
  { now, limits }: Readonly<{ now: number; limits: GuessLimits }>,
): Promise<void> {
  for (const [index, row] of rowsOf(of).entries()) {
    const most = of.sources[index] === strangers ? limits.failuresOfStrangers : limits.failures
    await countOne(db, row, { most, now, lock: limits.lock })
  }
}

async function countOne(
  db: PlatformDb,
  row: Row,
  { most, now, lock }: Readonly<{ most: number; now: number; lock: number }>,
): Promise<void> {
  await db
    .insertInto('signInFailure')
    .values({ ...row, failures: 1, failedAt: isoOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['tenantCode', 'account', 'source']).doUpdateSet(({ eb, ref, case: when }) => {
        const counted = when()
          .when('signInFailure.failedAt', '>', isoOf(now - lock))
          .then(eb('signInFailure.failures', '+', 1))
          .else(1)
          .end()
        return {
          failures: counted,
          failedAt: ref('excluded.failedAt'),
          lockedUntil: when()
            .when(counted, '>=', most)
            .then(eb.cast<string>(eb.val(isoOf(now + lock)), 'timestamptz'))
            .end(),
        }
      }),
    )
    .execute()
}

/** Forgets the failures of this source; those of strangers together only pass with time. */
export async function forgetFailures(db: PlatformDb, of: AttemptedAccount): Promise<void> {
  const [{ tenantCode, account, source } = { tenantCode: '', account: '', source: '' }] = rowsOf(of)
  await db
    .deleteFrom('signInFailure')
    .where('tenantCode', '=', tenantCode)
    .where('account', '=', account)
    .where('source', '=', source)
    .execute()
}

/**
 * Rows of an attempt. Invented accounts share 65,536 rows of their tenant, so that guesses cannot fill the
 * table and yet get the same answers as for an account that exists.
 */
function rowsOf({ tenant, account, isInvented, sources }: AttemptedAccount): readonly Row[] {
  return sources.map((source) => ({
    tenantCode: tenant,
    ...(isInvented ? { account: '', source: bucketOf(`${account}\n${source}`) } : { account, source }),
  }))
}

function bucketOf(text: string): string {
  return `bucket ${createHash('sha256').update(text).digest('hex').slice(0, 4)}`
}
