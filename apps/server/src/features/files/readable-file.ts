import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AskingModel } from '../../models/index.ts'
import { isInCalendarWith } from '../../schedule-rights/index.ts'
import { canReadCaseFile } from '../approvals/index.ts'
import { mayReadFile } from '../records/index.ts'
import { type FileRow, findFile } from './file-store.ts'

/**
 * A file that the caller may read: an own one, one of a case that the caller may look at or of something in the caller's
 * calendar, or one in a field of a record that the caller may see. To others it does not exist (`files.notFound`).
 */
export async function readableFile(asking: AskingModel, fileId: string): Promise<FileRow> {
  const { tx, actor } = asking
  const file = await findFile(tx, fileId)
  const mayRead =
    file &&
    (file.ownerId === actor.personId ||
      (await canReadCaseFile(asking, fileId)) ||
      (await isInCalendarWith(tx, actor.personId, fileId)) ||
      (await mayReadFile(asking, fileId)))
  if (!mayRead) throw new Refusal<RefusalCode>('files.notFound')

  return file
}
