import { countOf, isNamedLike, newestFirst, type PlatformDb, totalOf } from '@signet/db'
import type { KeyKind } from './secret.ts'

export type KeyState = 'active' | 'expired' | 'revoked'

export type AccessKey = Readonly<{
  id: string
  tenantCode: string
  kind: KeyKind
  name: string
  ownerId: string
  personId: string
  ending: string
  formerHash: Uint8Array | null
  formerUntil: string | null
  scopes: string[]
  networks: string[]
  perMinute: number
  createdAt: string
  changedAt: string
  expiresAt: string | null
  revokedAt: string | null
  usedAt: string | null
  usedFrom: string | null
}>

const columns = [
  'id',
  'tenantCode',
  'kind',
  'name',
  'ownerId',
  'personId',
  'ending',
  'formerHash',
  'formerUntil',
  'scopes',
  'networks',
  'perMinute',
  'createdAt',
  'changedAt',
  'expiresAt',
  'revokedAt',
  'usedAt',
  'usedFrom',
] as const

// The table checks it.
function keyOf<Row extends Readonly<{ kind: string }>>(row: Row) {
  return { ...row, kind: row.kind as KeyKind }
}

export function stateOf({ revokedAt, expiresAt }: AccessKey, now: string): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

/** Returns the key of a secret, also of the one before its rotation; whether that is still accepted is not asked. */
export async function findKeyByHash(db: PlatformDb, hash: Uint8Array): Promise<AccessKey | undefined> {
  const row = await db
    .selectFrom('accessKey')
    .where(({ or, eb }) => or([eb('hash', '=', hash), eb('formerHash', '=', hash)]))
    .select(columns)
    .executeTakeFirst()
  return row && keyOf(row)
}

type Named = Readonly<{ tenant: string; id: string }>

export async function findKey(db: PlatformDb, { tenant, id }: Named): Promise<AccessKey | undefined> {
  const row = await db
    .selectFrom('accessKey')
    .where('tenantCode', '=', tenant)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return row && keyOf(row)
}

type NewKey = Readonly<{ hash: Uint8Array; createdBy: string }> &
  Omit<AccessKey, 'formerHash' | 'formerUntil' | 'revokedAt' | 'usedAt' | 'usedFrom'>

export async function insertKey(db: PlatformDb, key: NewKey): Promise<void> {
  await db.insertInto('accessKey').values(key).execute()
}

type Change = Partial<
  Pick<
    AccessKey,
    'name' | 'ownerId' | 'scopes' | 'networks' | 'perMinute' | 'expiresAt' | 'formerHash' | 'formerUntil'
  > &
    Readonly<{ hash: Uint8Array; ending: string }>
> &
  Readonly<{ changedAt: string }>

/** Changes a key that is not revoked, once it is admitted as it is stored; returns whether there is one. */
export function patchKey(
  db: PlatformDb,
  { tenant, id }: Named,
  change: Change,
  admit: (stored: AccessKey) => void,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stored = await tx
      .selectFrom('accessKey')
      .where('tenantCode', '=', tenant)
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .select(columns)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!stored) return false
    admit(keyOf(stored))
    await tx.updateTable('accessKey').where('id', '=', id).set(change).execute()
    return true
  })
}

/** Replaces the secret; the present one becomes the former. */
export async function replaceSecret(
  db: PlatformDb,
  { tenant, id }: Named,
  next: Readonly<{ hash: Uint8Array; ending: string; formerUntil: string | null; changedAt: string }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accessKey')
    .where('tenantCode', '=', tenant)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .set(({ ref }) => ({ ...next, formerHash: next.formerUntil === null ? null : ref('accessKey.hash') }))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

type Revocation = Named & Readonly<{ by: string; now: string; personId?: string }>

/** Revokes a key, of this person if one is named; returns whether there was one to revoke. */
export async function revokeKey(
  db: PlatformDb,
  { tenant, id, by, now, personId }: Revocation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accessKey')
    .where('tenantCode', '=', tenant)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .set({ revokedAt: now, revokedBy: by, formerHash: null, formerUntil: null })
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Notes the last use, at most once a minute from one address. */
export async function markUsed(
  db: PlatformDb,
  { id, address, now, before }: Readonly<{ id: string; address: string; now: string; before: string }>,
): Promise<void> {
  await db
    .updateTable('accessKey')
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('usedAt', 'is', null), eb('usedAt', '<=', before), eb('usedFrom', 'is distinct from', address)]),
    )
    .set({ usedAt: now, usedFrom: address })
    .execute()
}

/** Counts the keys of a tenant that are not revoked, or the personal ones of one person. */
export function countKeys(
  db: PlatformDb,
  tenant: string,
  of?: Readonly<{ personId: string }>,
): Promise<number> {
  return countOf(
    db
      .selectFrom('accessKey')
      .where('tenantCode', '=', tenant)
      .where('kind', '=', of ? 'personal' : 'program')
      .where('revokedAt', 'is', null)
      .$if(of !== undefined, (query) => query.where('personId', '=', of?.personId ?? '')),
  )
}

/** Returns the keys that call in the name of a person and are not revoked, newest first. */
export async function listKeysOf(db: PlatformDb, tenant: string, personId: string): Promise<AccessKey[]> {
  const rows = await db
    .selectFrom('accessKey')
    .where('tenantCode', '=', tenant)
    .where('personId', '=', personId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(columns)
    .execute()
  return rows.map(keyOf)
}

type Asked = Readonly<{
  tenant: string
  now: string
  keyword?: string | undefined
  state?: KeyState | undefined
}>

/** Returns a page of the keys of programs, latest change first. */
export async function keyPage(
  db: PlatformDb,
  { tenant, now, keyword, state }: Asked,
  range: Parameters<typeof newestFirst>[0] & Readonly<{ most: number }>,
) {
  const matching = db
    .selectFrom('accessKey')
    .where('tenantCode', '=', tenant)
    .where('kind', '=', 'program')
    .where((where) => where.or([isNamedLike('name', keyword), where('ending', '=', keyword ?? '')]))
    .$if(state === 'revoked', (query) => query.where('revokedAt', 'is not', null))
    .$if(state === 'active' || state === 'expired', (query) => query.where('revokedAt', 'is', null))
    .$if(state === 'expired', (query) => query.where('expiresAt', '<=', now))
    .$if(state === 'active', (query) =>
      query.where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)])),
    )
  const rows = await matching
    .select(columns)
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return { rows: rows.map(keyOf), total: await totalOf(db, range, matching) }
}
