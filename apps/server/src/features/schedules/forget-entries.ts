import type { Tx } from '@signet/db'
import { abandonFiles } from '../files/index.ts'
import { filesOf } from './schedule-file-store.ts'
import { deleteEntries, isScheduleThere } from './schedule-store.ts'

type EntryRemoval = Readonly<{ scheduleId: string; ids: readonly string[]; at: number }>

/** Deletes entries, an empty schedule, and its files unless used elsewhere. */
export async function forgetEntries(tx: Tx, { scheduleId, ids, at }: EntryRemoval): Promise<void> {
  const files = await filesOf(tx, scheduleId)
  await deleteEntries(tx, scheduleId, ids)
  if (await isScheduleThere(tx, scheduleId)) return
  await abandonFiles(tx, { fileIds: files.map(({ fileId }) => fileId), at })
}
