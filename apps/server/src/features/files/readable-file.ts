import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import { isOnCaseWith } from '../approvals/index.ts'
import { type FileRow, findFile } from './file-store.ts'

/**
 * A file that this person may read: an own one, or one of a case that the person is on. To others it does not exist
 * (`files.notFound`).
 */
export async function readableFile(tx: Tx, actor: Actor, fileId: string): Promise<FileRow> {
  const file = await findFile(tx, fileId)
  const mayRead =
    file && (file.ownerId === actor.personId || (await isOnCaseWith(tx, actor.personId, fileId)))
  if (!mayRead) throw new Refusal<RefusalCode>('files.notFound')

  return file
}
