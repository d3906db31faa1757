import type { PlatformDb } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import { rules } from './rules.ts'

type Account = Readonly<{ tenant: string; account: string }>

/** Returns the end of an account's lock in milliseconds; undefined if unlocked. */
export async function lockedUntil(db: PlatformDb, of: Account, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('signInFailure')
    .where('tenantCode', '=', of.tenant)
    .where('account', '=', of.account)
    .select('lockedUntil')
    .executeTakeFirst()
  const until = row?.lockedUntil ? Date.parse(row.lockedUntil) : 0
  return until > now ? until : undefined
}

/** Counts a failure; the fifth within a quarter of an hour locks the account. */
export async function countFailure(db: PlatformDb, of: Account, now: number): Promise<void> {
  await db
    .insertInto('signInFailure')
    .values({ tenantCode: of.tenant, account: of.account, failures: 1, failedAt: isoOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['tenantCode', 'account']).doUpdateSet(({ eb, ref, case: when }) => {
        const counted = when()
          .when('signInFailure.failedAt', '>', isoOf(now - rules.lock))
          .then(eb('signInFailure.failures', '+', 1))
          .else(1)
          .end()
        return {
          failures: counted,
          failedAt: ref('excluded.failedAt'),
          lockedUntil: when()
            .when(counted, '>=', rules.failures)
            .then(eb.cast<string>(eb.val(isoOf(now + rules.lock)), 'timestamptz'))
            .end(),
        }
      }),
    )
    .execute()
}

export async function forgetFailures(db: PlatformDb, of: Account): Promise<void> {
  await db
    .deleteFrom('signInFailure')
    .where('tenantCode', '=', of.tenant)
    .where('account', '=', of.account)
    .execute()
}
