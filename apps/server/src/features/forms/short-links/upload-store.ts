import type { Reader, TenantDb, Tx } from '@signet/db'

type Visit = Readonly<{ visitHash: Buffer; linkId: string; startedAt: string }>

export async function insertVisit(db: TenantDb, visit: Visit): Promise<void> {
  await db.insertInto('shortLinkVisit').values(visit).execute()
}

/** Returns the link of a visit that has not expired. */
export async function linkOfVisit(db: Reader, visitHash: Buffer, since: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('shortLinkVisit')
    .where('visitHash', '=', visitHash)
    .where('startedAt', '>', since)
    .select('linkId')
    .executeTakeFirst()
  return found?.linkId
}

type Upload = Readonly<{
  fileId: string
  linkId: string
  visitHash: Buffer
  address: string
  size: number
  createdAt: string
}>

export async function insertUpload(tx: Tx, upload: Upload): Promise<void> {
  await tx.insertInto('shortLinkUpload').values(upload).execute()
}

type UploadTotal = Readonly<{ files: number; bytes: number }>
type UploadQuery = Readonly<{ linkId: string; visitHash: Buffer; address: string; since: string }>

/** Sums the uploads to a link since an instant: of one visit, of one address, and in total. */
export async function sumUploads(
  tx: Reader,
  { linkId, visitHash, address, since }: UploadQuery,
): Promise<Readonly<{ visit: UploadTotal; each: UploadTotal; all: UploadTotal }>> {
  const rows = await tx
    .selectFrom('shortLinkUpload')
    .where('linkId', '=', linkId)
    .where('createdAt', '>', since)
    .select(({ eb, fn }) => [
      eb('visitHash', '=', visitHash).as('isVisit'),
      eb('address', '=', address).as('isEach'),
      fn.countAll<string>().as('files'),
      fn.sum<string>('size').as('bytes'),
    ])
    .groupBy(['isVisit', 'isEach'])
    .execute()
  const sum = (is: (row: (typeof rows)[number]) => unknown) =>
    rows.filter(is).reduce(
      (sofar, { files, bytes }) => ({
        files: sofar.files + Number(files),
        bytes: sofar.bytes + Number(bytes),
      }),
      { files: 0, bytes: 0 },
    )
  return { visit: sum(({ isVisit }) => isVisit), each: sum(({ isEach }) => isEach), all: sum(() => true) }
}

export async function isUploadOf(db: Reader, fileId: string, visitHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('shortLinkUpload')
    .where('fileId', '=', fileId)
    .where('visitHash', '=', visitHash)
    .where('sentAt', 'is', null)
    .select('fileId')
    .executeTakeFirst()
  return found !== undefined
}

export type NamedUpload = Readonly<{ fileId: string; name: string; size: number; type: string }>

/** Locks the checked, unused files of a visit against deletion until the end of the transaction. */
export async function lockUploads(
  tx: Tx,
  of: Readonly<{ linkId: string; visitHash: Buffer }>,
): Promise<ReadonlyMap<string, NamedUpload>> {
  const rows = await tx
    .selectFrom('shortLinkUpload as upload')
    .innerJoin('storedFile as file', 'file.id', 'upload.fileId')
    .where('upload.linkId', '=', of.linkId)
    .where('upload.visitHash', '=', of.visitHash)
    .where('upload.sentAt', 'is', null)
    .where('file.state', '=', 'ready')
    .select(['file.id as fileId', 'file.name', 'file.size', 'file.type'])
    .forUpdate('upload')
    .execute()
  return new Map(rows.map((row) => [row.fileId, { ...row, size: Number(row.size) }]))
}

export async function markSent(tx: Tx, fileIds: readonly string[], now: string): Promise<void> {
  if (fileIds.length === 0) return
  await tx.updateTable('shortLinkUpload').set({ sentAt: now }).where('fileId', 'in', fileIds).execute()
}

/** Deletes rows outside the window of the limits. */
export async function forgetVisits(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('shortLinkVisit').where('startedAt', '<=', before).execute()
  await db
    .deleteFrom('shortLinkUpload')
    .where('createdAt', '<=', before)
    .where('sentAt', 'is not', null)
    .execute()
}

export async function leftUploads(db: Reader, before: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('shortLinkUpload')
    .where('createdAt', '<=', before)
    .where('sentAt', 'is', null)
    .select('fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}

/** Returns false if the file was submitted or deleted meanwhile. */
export async function removeLeftUpload(tx: Tx, fileId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('shortLinkUpload')
    .where('fileId', '=', fileId)
    .where('sentAt', 'is', null)
    .returning('fileId')
    .executeTakeFirst()
  return removed !== undefined
}

const day = 24 * 60 * 60_000
const megabyte = 1024 * 1024

/** Lifetime of a visit's uploads, and the window of the limits. */
export const visitLifetime = day

/** Maximum size of one file. */
export const largestStrange = 50 * megabyte

/** Limits per link and day: for one visit, one address, and in total. */
const most: Readonly<Record<'visit' | 'each' | 'all', UploadTotal>> = {
  visit: { files: 40, bytes: 200 * megabyte },
  each: { files: 200, bytes: 1024 * megabyte },
  all: { files: 5000, bytes: 20 * 1024 * megabyte },
}

/** Whether one more file of this size exceeds a limit. */
export function isTooMuch(sums: Readonly<Record<keyof typeof most, UploadTotal>>, size: number): boolean {
  return (['visit', 'each', 'all'] as const).some(
    (whose) => sums[whose].files >= most[whose].files || sums[whose].bytes + size > most[whose].bytes,
  )
}
