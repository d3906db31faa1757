import type { PlatformDb } from '@signet/db'
import type { SignedOut } from '../../../outside/identity/index.ts'

/** Whom a provider vouched for, and how it names its own session. */
export type PhoneSignIn = SignedOut &
  Readonly<{
    tenant: string
    /** The company at whose provider it was begun, which may be another one of theirs. */
    askedAt: string
    provider: string
    personId: string
    nameId: string
    nameFormat: string
  }>

type Hashes = Readonly<{ code: Uint8Array; challenge: Uint8Array }>

export async function insertPhoneSignIn(
  db: PlatformDb,
  { code, challenge }: Hashes,
  { expiresAt, tenant, askedAt, ...signIn }: PhoneSignIn & Readonly<{ expiresAt: string }>,
): Promise<void> {
  await db
    .insertInto('phoneSignIn')
    .values({ codeHash: code, challenge, tenantCode: tenant, askedTenant: askedAt, ...signIn, expiresAt })
    .execute()
}

/** Uses a code up; undefined for another app, a second time, and too late. */
export function takePhoneSignIn(
  db: PlatformDb,
  { code, challenge, now }: Hashes & Readonly<{ now: string }>,
): Promise<PhoneSignIn | undefined> {
  return db
    .deleteFrom('phoneSignIn')
    .where('codeHash', '=', code)
    .where('challenge', '=', challenge)
    .where('expiresAt', '>', now)
    .returning(['tenantCode as tenant', 'askedTenant as askedAt', 'provider', 'personId'])
    .returning(['subject', 'sid', 'nameId', 'nameFormat'])
    .executeTakeFirst()
}
