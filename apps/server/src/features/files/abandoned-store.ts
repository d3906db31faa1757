import type { Reader, TenantDb, Tx } from '@signet/db'
import { isoOf } from '../../clock.ts'

/** Links live a minute; whoever has begun to download goes on reading what he has opened. */
const grace = 3_600_000

/** Nothing that the caller knows of carries these files any more: whether something else does is asked later. */
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

type Taking = Readonly<{ now: string; until: string; most: number }>

/** Of two nodes one gets a file; whoever dies with it, or fails, leaves it to be taken again at `until`. */
export async function takeAbandoned(db: TenantDb, { now, until, most }: Taking): Promise<readonly string[]> {
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

/** Nobody begins to carry the file until the transaction ends. */
export async function holdFile(tx: Tx, fileId: string): Promise<void> {
  await tx.selectFrom('storedFile').where('id', '=', fileId).forUpdate().select('id').execute()
}

/** It is carried after all. */
export async function keepFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('abandonedFile').where('fileId', '=', fileId).execute()
}

const carriers = ['document', 'fileLink', 'recordFile', 'scheduleFile', 'shortLinkUpload'] as const

/** Whether a document, a case, a record, a schedule or a form on its way carries the file. */
export async function isCarried(tx: Reader, fileId: string): Promise<boolean> {
  for (const table of carriers)
    if (await tx.selectFrom(table).where('fileId', '=', fileId).select('fileId').limit(1).executeTakeFirst())
      return true
  return false
}

/** Whether somebody has a link to the file that still opens, alone or in a zip. */
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
