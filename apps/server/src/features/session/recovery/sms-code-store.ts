import type { PlatformDb } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'

export type SmsPurpose = 'signIn' | 'resetPassword'

/** A phone at a tenant, and what the code is for. */
export type CodePlace = Readonly<{ tenant: string; purpose: SmsPurpose; phone: string }>

/** Milliseconds, and counts. */
export const codeRules = {
  resend: 60_000,
  life: 5 * 60_000,
  tries: 5,
  /** Codes for a phone and purpose within `day`. */
  sends: 10,
  day: 24 * 60 * 60_000,
} as const

/** Returns for how many milliseconds no other code is sent to this phone; 0 when one may be. */
export async function waitForCode(db: PlatformDb, place: CodePlace, now: number): Promise<number> {
  const row = await rowOf(db, place)
  if (!row) return 0
  const dayOver = Date.parse(row.countedSince) + codeRules.day
  const afterMany = row.sends >= codeRules.sends && now < dayOver ? dayOver - now : 0
  return Math.max(0, Date.parse(row.sentAt) + codeRules.resend - now, afterMany)
}

type NewCode = Readonly<{ personId: string | null; codeHash: string; now: number }>

/** Stores a code instead of the one before; false when another call has just sent one. */
export async function keepCode(
  db: PlatformDb,
  { tenant: tenantCode, purpose, phone }: CodePlace,
  { personId, codeHash, now }: NewCode,
): Promise<boolean> {
  const at = isoOf(now)
  const values = { personId, codeHash, sentAt: at, expiresAt: isoOf(now + codeRules.life), tries: 0 }
  const kept = await db
    .insertInto('smsCode')
    .values({ tenantCode, purpose, phone, ...values, countedSince: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantCode', 'purpose', 'phone'])
        .doUpdateSet(({ eb, ref, case: when }) => {
          const isNewDay = eb('smsCode.countedSince', '<=', isoOf(now - codeRules.day))
          return {
            ...values,
            sends: when()
              .when(isNewDay)
              .then(1)
              .else(eb('smsCode.sends', '+', 1))
              .end(),
            countedSince: when()
              .when(isNewDay)
              .then(eb.cast<string>(eb.val(at), 'timestamptz'))
              .else(ref('smsCode.countedSince'))
              .end(),
          }
        })
        .where('smsCode.sentAt', '<=', isoOf(now - codeRules.resend)),
    )
    .returning('phone')
    .executeTakeFirst()
  return kept !== undefined
}

/** Counts a try and returns what a code is compared with; undefined when it expired or was tried too often. */
export function tryCode(db: PlatformDb, { tenant, purpose, phone }: CodePlace, now: number) {
  return db
    .updateTable('smsCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tenantCode', '=', tenant)
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('codeHash', 'is not', null)
    .where('expiresAt', '>', isoOf(now))
    .where('tries', '<', codeRules.tries)
    .returning(['personId', 'codeHash'])
    .executeTakeFirst()
}

/** Gives the try of a right code back, since what was wanted with it was refused. */
export async function returnTry(db: PlatformDb, { tenant, purpose, phone }: CodePlace): Promise<void> {
  await db
    .updateTable('smsCode')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('tenantCode', '=', tenant)
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('tries', '>', 0)
    .execute()
}

/** Uses a code up; false when it was used or replaced meanwhile. */
export async function takeCode(
  db: PlatformDb,
  { tenant, purpose, phone }: CodePlace,
  codeHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('smsCode')
    .set({ codeHash: null })
    .where('tenantCode', '=', tenant)
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function rowOf(db: PlatformDb, { tenant, purpose, phone }: CodePlace) {
  return db
    .selectFrom('smsCode')
    .where('tenantCode', '=', tenant)
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .select(['sentAt', 'sends', 'countedSince'])
    .executeTakeFirst()
}
