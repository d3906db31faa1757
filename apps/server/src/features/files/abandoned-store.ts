import type { Reader, TenantDb, Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import type { Lease } from '../../clock/lease.ts'

/** Links last a minute, but a started download may run longer. */
const grace = 3_600_000

/** Marks files as possibly unused; a later check looks for other uses. */
export async function abandonFiles(
  tx: Tx,
  { fileIds, at }: Readonly<{ fileIds: readonly string[]; at: number }>,
): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .insertInto('abandonedFile')
    .values([...new Set(fileIds)].map((fileId) => ({ fileId, dueAt: isoOf(at + grace) })))
    .onConflict((conflict) => conflict.column('fileId').doUpdateSet({ dueAt: isoOf(at + grace) }))
    .execute()
}

type LeaseRequest = Lease & Readonly<{ most: number }>

/** Takes files for one node; if it dies or fails, another takes them at `until`. */
export async function takeAbandoned(
  db: TenantDb,
  { now, until, most }: LeaseRequest,
): Promise<readonly string[]> {
  const taken = await db
    .updateTable('abandonedFile')
    .set({ dueAt: until })
    .where('fileId', 'in', (eb) =>
      eb
        .selectFrom('abandonedFile as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.fileId'),
    )
    .returning('fileId')
    .execute()
  return taken.map(({ fileId }) => fileId)
}

/** Locks a file, so that no other transaction starts to use it. */
export async function holdFile(tx: Tx, fileId: string): Promise<void> {
  await tx.selectFrom('storedFile').where('id', '=', fileId).forUpdate().select('id').execute()
}

/** Unmarks a file that is in use. */
export async function keepFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('abandonedFile').where('fileId', '=', fileId).execute()
}

const carriers = ['document', 'fileLink', 'recordFile', 'scheduleFile', 'shortLinkUpload'] as const

/** Whether a document, case, record, schedule or pending short-link form uses the file. */
export async function isCarried(tx: Reader, fileId: string): Promise<boolean> {
  for (const table of carriers)
    if (await tx.selectFrom(table).where('fileId', '=', fileId).select('fileId').limit(1).executeTakeFirst())
      return true
  return false
}

/** Whether an unexpired link serves the file, alone or in a zip. */
export async function isAskedFor(tx: Reader, fileId: string, now: string): Promise<boolean> {
  const alone = await tx
    .selectFrom('downloadTicket')
    .where('fileId', '=', fileId)
    .where('expiresAt', '>', now)
    .select('fileId')
    .executeTakeFirst()
  if (alone) return true

  const packed = await tx
    .selectFrom('packTicket')
    .where('expiresAt', '>', now)
    .where((where) => where(where.val(fileId), '=', where.fn.any('fileIds')))
    .select('name')
    .executeTakeFirst()
  return packed !== undefined
}
