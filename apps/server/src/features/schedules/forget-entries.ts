import type { Tx } from '@signet/db'
import { abandonFiles } from '../files/index.ts'
import { filesOf } from './schedule-file-store.ts'
import { deleteEntries, isScheduleThere } from './schedule-store.ts'

type Forgetting = Readonly<{ scheduleId: string; ids: readonly string[]; at: number }>

/** Forgets entries, with the last of them their schedule, and then its files unless something else carries them. */
export async function forgetEntries(tx: Tx, { scheduleId, ids, at }: Forgetting): Promise<void> {
  const files = await filesOf(tx, scheduleId)
  await deleteEntries(tx, scheduleId, ids)
  if (await isScheduleThere(tx, scheduleId)) return
  await abandonFiles(tx, { fileIds: files.map(({ fileId }) => fileId), at })
}
