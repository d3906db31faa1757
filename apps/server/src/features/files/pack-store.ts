import type { TenantDb } from '@signet/db'
import { type FileRow, findFile } from './file-store.ts'
import { uniqueNames } from './unique-names.ts'

type PackTicket = Readonly<{
  hash: Uint8Array
  fileIds: readonly string[]
  /** Paths in the zip; the stored names if omitted. */
  names?: readonly string[] | undefined
  name: string
  expiresAt: string
}>

export async function insertPackTicket(
  db: TenantDb,
  { hash, fileIds, names, name, expiresAt }: PackTicket,
): Promise<void> {
  await db
    .insertInto('packTicket')
    .values({ ticketHash: hash, fileIds: [...fileIds], names: names ? [...names] : null, name, expiresAt })
    .execute()
}

/** A file with its path in the zip. */
export type PackedFile = FileRow & Readonly<{ path: string }>

/** Redeems a ticket once for its files, in order. */
export async function redeemPackTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Readonly<{ name: string; files: readonly PackedFile[] }> | undefined> {
  const taken = await db
    .deleteFrom('packTicket')
    .where('ticketHash', '=', hash)
    .returning(['fileIds', 'names', 'name', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined

  const { fileIds, names, name } = taken
  const found = await Promise.all(fileIds.map((id) => findFile(db, id)))
  const stored = uniqueNames(found.map((file) => file?.name ?? ''))
  const files = found.map((file, index) => file && { ...file, path: (names ?? stored)[index] ?? file.name })
  return { name, files: files.filter((file) => file !== undefined) }
}
