import type { PlatformDb } from '@signet/db'

export type SignInStep = 'secondFactor' | 'newPassword'

type Row = Readonly<{ tenant: string; personId: string; step: SignInStep }>

export async function insertStep(
  db: PlatformDb,
  { hash, tenant, personId, step, expiresAt }: Row & Readonly<{ hash: Uint8Array; expiresAt: string }>,
): Promise<void> {
  await db
    .insertInto('signInStep')
    .values({ tokenHash: hash, tenantCode: tenant, personId, step, expiresAt })
    .execute()
}

type Sought = Readonly<{ hash: Uint8Array; step: SignInStep; now: string }>
type Wanted = Sought & Readonly<{ most: number }>

/** Returns the owner of a step that is still open, without counting a try. */
export function findStep(
  db: PlatformDb,
  { hash, step, now }: Sought,
): Promise<Readonly<{ tenant: string; personId: string }> | undefined> {
  return db
    .selectFrom('signInStep')
    .where('tokenHash', '=', hash)
    .where('step', '=', step)
    .where('expiresAt', '>', now)
    .select(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

/** Returns the owner of a step that may still be tried, and counts the try. */
export async function tryStep(
  db: PlatformDb,
  { hash, step, now, most }: Wanted,
): Promise<Readonly<{ tenant: string; personId: string }> | undefined> {
  return db
    .updateTable('signInStep')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', hash)
    .where('step', '=', step)
    .where('expiresAt', '>', now)
    .where('tries', '<', most)
    .returning(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

/** Uses a step up; false when somebody else has. */
export async function takeSignInStep(db: PlatformDb, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signInStep')
    .where('tokenHash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends what a person began before their password or authenticator changed, mailed links and codes included. */
export async function forgetSteps(
  db: PlatformDb,
  { tenant, personId }: Readonly<{ tenant: string; personId: string }>,
): Promise<void> {
  for (const table of ['signInStep', 'passwordLink'] as const)
    await db.deleteFrom(table).where('tenantCode', '=', tenant).where('personId', '=', personId).execute()
  await db
    .updateTable('smsCode')
    .set({ codeHash: null })
    .where('tenantCode', '=', tenant)
    .where('personId', '=', personId)
    .execute()
}
