import type { RefusalCode, ScheduleWish } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFile } from '../files/index.ts'

/** The files that everybody who takes part may read, in their order. */
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

type Adding = Readonly<{ scheduleId: string; ownerId: string; files: ScheduleWish['files'] }>

/** Refuses `files.notFound` for what somebody else has uploaded, and `files.notReady`. */
export async function addFiles(tx: Tx, { scheduleId, ownerId, files }: Adding): Promise<void> {
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
