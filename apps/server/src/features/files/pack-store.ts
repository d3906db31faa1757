import type { TenantDb } from '@signet/db'
import { type FileRow, findFile } from './file-store.ts'

type PackTicket = Readonly<{ hash: Uint8Array; fileIds: readonly string[]; name: string; expiresAt: string }>

export async function insertPackTicket(
  db: TenantDb,
  { hash, fileIds, name, expiresAt }: PackTicket,
): Promise<void> {
  await db
    .insertInto('packTicket')
    .values({ ticketHash: hash, fileIds: [...fileIds], name, expiresAt })
    .execute()
}

/** The files that a ticket stands for, in their order, once. */
export async function redeemPackTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Readonly<{ name: string; files: readonly FileRow[] }> | undefined> {
  const taken = await db
    .deleteFrom('packTicket')
    .where('ticketHash', '=', hash)
    .returning(['fileIds', 'name', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined

  const files = await Promise.all(taken.fileIds.map((id) => findFile(db, id)))
  return { name: taken.name, files: files.filter((file) => file !== undefined) }
}
