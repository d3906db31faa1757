import type { RefusalCode, ScheduleInput } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFile } from '../files/index.ts'

/** Returns the files that participants may read, in order. */
export async function filesOf(db: Reader, scheduleId: string) {
  const rows = await db
    .selectFrom('scheduleFile')
    .innerJoin('storedFile as file', 'file.id', 'scheduleFile.fileId')
    .where('scheduleFile.scheduleId', '=', scheduleId)
    .orderBy('scheduleFile.place')
    .select(['file.id as fileId', 'file.name', 'file.size', 'file.type'])
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

type NewFiles = Readonly<{ scheduleId: string; ownerId: string; files: ScheduleInput['files'] }>

/** Refuses `files.notFound` for files of others, and `files.notReady`. */
export async function addFiles(tx: Tx, { scheduleId, ownerId, files }: NewFiles): Promise<void> {
  const ids = [...new Set(files.map(({ fileId }) => fileId))]
  for (const id of ids) {
    const file = await findFile(tx, id)
    if (file?.ownerId !== ownerId) throw new Refusal<RefusalCode>('files.notFound')
    if (file.state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')
  }
  if (ids.length === 0) return
  await tx
    .insertInto('scheduleFile')
    .values(ids.map((fileId, place) => ({ scheduleId, fileId, place })))
    .execute()
}
