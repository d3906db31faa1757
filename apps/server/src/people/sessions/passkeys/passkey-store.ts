import type { PasskeySignature } from '@signet/contract'
import type { PlatformDb, Reader, Tx } from '@signet/db'
import type { SignedInPerson } from '../known-devices.ts'

/** What a signature is for. */
export type PasskeyPurpose = 'registration' | 'signIn' | 'secondFactor' | 'confirmation'

type Asked = Readonly<{ challenge: Uint8Array; browser: Uint8Array; purpose: PasskeyPurpose }>

export async function insertChallenge(
  db: PlatformDb,
  asked: Asked & Readonly<{ person: SignedInPerson | null; expiresAt: string }>,
): Promise<void> {
  const { challenge, browser, purpose, person, expiresAt } = asked
  await db
    .insertInto('passkeyChallenge')
    .values({
      challengeHash: challenge,
      browserHash: browser,
      purpose,
      tenantCode: person?.tenant ?? null,
      personId: person?.personId ?? null,
      expiresAt,
    })
    .execute()
}

/** Uses up what this browser was asked to sign; undefined for another browser or purpose, a second time, and too late. */
export function takeChallenge(
  db: PlatformDb,
  { challenge, browser, purpose, now }: Asked & Readonly<{ now: string }>,
): Promise<Readonly<{ tenant: string | null; personId: string | null }> | undefined> {
  return db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', challenge)
    .where('browserHash', '=', browser)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

/** Returns the name that passkeys keep of a person; `proposed` if there is none yet. */
export async function keepHandle(
  db: PlatformDb,
  { tenant, personId }: SignedInPerson,
  proposed: string,
): Promise<string> {
  const { handle } = await db
    .insertInto('passkeyOwner')
    .values({ handle: proposed, tenantCode: tenant, personId })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantCode', 'personId'])
        .doUpdateSet(({ ref }) => ({ personId: ref('passkeyOwner.personId') })),
    )
    .returning('handle')
    .executeTakeFirstOrThrow()
  return handle
}

/** Returns whom a passkey names as its owner. */
export function findOwner(
  db: PlatformDb,
  handle: NonNullable<PasskeySignature['response']['userHandle']>,
): Promise<SignedInPerson | undefined> {
  return db
    .selectFrom('passkeyOwner')
    .where('handle', '=', handle)
    .select(['tenantCode as tenant', 'personId'])
    .executeTakeFirst()
}

export type StoredPasskey = Readonly<{
  id: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
}>

type Wanted = Readonly<{ personId: string; credentialId: string }>

/** Serializes the signatures of one passkey, so that its counter only grows. */
export async function lockPasskey(
  tx: Tx,
  { personId, credentialId }: Wanted,
): Promise<StoredPasskey | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .where('credentialId', '=', credentialId)
    .where('personId', '=', personId)
    .select(['id', 'credentialId', 'publicKey', 'counter', 'transports'])
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, counter: Number(row.counter) }
}

type Use = Readonly<{ counter: number; isSynced: boolean; now: string }>

export async function markPasskeyUsed(tx: Tx, id: string, { counter, isSynced, now }: Use): Promise<void> {
  await tx.updateTable('passkey').set({ counter, isSynced, usedAt: now }).where('id', '=', id).execute()
}

export function listPasskeys(db: Reader, personId: string) {
  return db
    .selectFrom('passkey')
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'usedAt', 'isSynced'])
    .execute()
}

type NewRow = StoredPasskey & Readonly<{ personId: string; isSynced: boolean; name: string; now: string }>

/** Returns false when the passkey is there already. */
export async function insertPasskey(tx: Tx, { now, transports, ...row }: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('passkey')
    .values({ ...row, transports: [...transports], createdAt: now })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type Own = Readonly<{ id: string; personId: string }>

export async function renamePasskey(tx: Tx, { id, personId }: Own, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the name of the removed passkey. */
export async function removePasskey(tx: Tx, { id, personId }: Own): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Returns whether there were any. */
export async function removeAllPasskeys(tx: Tx, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
