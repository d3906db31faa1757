import type { PlatformDb } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'

/** Milliseconds, and counts. */
export const registrationRules = {
  resend: 60_000,
  life: 15 * 60_000,
  tries: 5,
  /** Codes to one address within `day`. */
  sends: 5,
  day: 24 * 60 * 60_000,
  /** Companies that register within `day`. */
  companies: 20,
} as const

type NewCode = Readonly<{ email: string; codeHash: string; now: number }>

/** Stores a code in place of the one before; false when one was sent just now, or too many were within a day. */
export async function keepRegistrationCode(
  db: PlatformDb,
  { email, codeHash, now }: NewCode,
): Promise<boolean> {
  const { resend, life, sends, day } = registrationRules
  const at = isoOf(now)
  const dayAgo = isoOf(now - day)
  const values = { codeHash, tries: 0, sentAt: at, expiresAt: isoOf(now + life) }
  const kept = await db
    .insertInto('tenantRegistration')
    .values({ email, ...values, sends: 1, countedSince: at })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(({ eb, ref, case: when }) => {
          const isNewDay = eb('tenantRegistration.countedSince', '<=', dayAgo)
          return {
            ...values,
            sends: when()
              .when(isNewDay)
              .then(1)
              .else(eb('tenantRegistration.sends', '+', 1))
              .end(),
            countedSince: when()
              .when(isNewDay)
              .then(eb.cast<string>(eb.val(at), 'timestamptz'))
              .else(ref('tenantRegistration.countedSince'))
              .end(),
          }
        })
        .where('tenantRegistration.sentAt', '<=', isoOf(now - resend))
        .where(({ eb, or }) =>
          or([
            eb('tenantRegistration.sends', '<', sends),
            eb('tenantRegistration.countedSince', '<=', dayAgo),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst()
  return kept !== undefined
}

/** Counts a try and returns what a code is compared with; undefined when it expired or was tried too often. */
export async function tryRegistrationCode(
  db: PlatformDb,
  email: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('tenantRegistration')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .where('codeHash', 'is not', null)
    .where('expiresAt', '>', isoOf(now))
    .where('tries', '<', registrationRules.tries)
    .returning('codeHash')
    .executeTakeFirst()
  return row?.codeHash ?? undefined
}

/** Uses a code up; false when another registration has. */
export async function takeRegistrationCode(
  db: PlatformDb,
  { email, codeHash }: Pick<NewCode, 'email' | 'codeHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenantRegistration')
    .set({ codeHash: null })
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
