import type { StoredFile } from '@signet/contract'
import type { Reader, TenantDb, Tx } from '@signet/db'
import { sql } from 'kysely'

export type FileRow = Readonly<{
  id: string
  name: string
  size: number
  type: string
  contentHash: string | null
  state: StoredFile['state']
  /** Null for a file from a short link. */
  ownerId: string | null
}>

export async function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  const row = await db
    .selectFrom('storedFile')
    .where('id', '=', id)
    .select(['id', 'name', 'size', 'type', 'contentHash', 'state', 'ownerId'])
    .executeTakeFirst()
  return row && { ...row, size: Number(row.size) }
}

type NewFile = Readonly<{ id: string; name: string; size: number; ownerId: string | null; now: string }>

export async function insertFile(db: TenantDb, { now, ...file }: NewFile): Promise<void> {
  await db
    .insertInto('storedFile')
    .values({ ...file, state: 'uploading', createdAt: now })
    .execute()
}

type CheckedFile = Readonly<{
  state: 'ready' | 'refused'
  type: string
  size: number
  contentHash: string | null
}>

export async function updateChecked(db: TenantDb, id: string, checked: CheckedFile): Promise<void> {
  await db.updateTable('storedFile').set(checked).where('id', '=', id).execute()
}

export async function markChecking(db: TenantDb, id: string): Promise<void> {
  await db.updateTable('storedFile').set({ state: 'checking' }).where('id', '=', id).execute()
}

/** Deletes an upload that its owner cancelled. */
export async function removeUpload(db: TenantDb, id: string): Promise<void> {
  await db.deleteFrom('storedFile').where('id', '=', id).where('state', '!=', 'ready').execute()
}

type Ticket = Readonly<{ hash: Uint8Array; fileId: string; expiresAt: string }>

export async function insertDownloadTicket(db: TenantDb, { hash, fileId, expiresAt }: Ticket): Promise<void> {
  await db.insertInto('downloadTicket').values({ ticketHash: hash, fileId, expiresAt }).execute()
}

/** Redeems a ticket once for its file. */
export async function redeemDownloadTicket(
  db: TenantDb | Tx,
  hash: Uint8Array,
  now: string,
): Promise<FileRow | undefined> {
  const taken = await db
    .deleteFrom('downloadTicket')
    .where('ticketHash', '=', hash)
    .returning(['fileId', 'expiresAt'])
    .executeTakeFirst()
  return taken && taken.expiresAt > now ? findFile(db, taken.fileId) : undefined
}

/** Returns the ids of the deleted uploads. */
export async function removeUnfinished(db: TenantDb, before: string): Promise<readonly string[]> {
  const removed = await db
    .deleteFrom('storedFile')
    .where('state', '!=', 'ready')
    .where('createdAt', '<=', before)
    .returning('id')
    .execute()
  return removed.map(({ id }) => id)
}

/** Serializes storing and deleting the same bytes. */
export async function lockContent(tx: Tx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${hash}`}, 0))`.execute(tx)
}

/** Deletes a file in any state. */
export async function removeFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('storedFile').where('id', '=', id).execute()
}

export async function isContentUsed(tx: Reader, contentHash: string): Promise<boolean> {
  const one = await tx
    .selectFrom('storedFile')
    .where('contentHash', '=', contentHash)
    .select('id')
    .executeTakeFirst()
  return one !== undefined
}

/** Uploads of a tenant begin one after the other, so that two cannot take the same space. */
export async function lockSpace(tx: Tx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file space ${tenant}`}, 0))`.execute(tx)
}

export async function countUnfinished(tx: Reader, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('storedFile')
    .where('ownerId', '=', ownerId)
    .where('state', 'in', ['uploading', 'checking'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sums the files of a person, or of the whole tenant; unfinished uploads count in full. */
export async function usedBytes(tx: Reader, ownerId?: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('storedFile')
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''))
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
