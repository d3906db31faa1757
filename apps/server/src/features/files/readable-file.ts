import { contract, type RefusalCode, type StoredFile } from '@signet/contract'
import { Refusal } from '@signet/std'
import { canReadCaseFile } from '../../cases/reading/list-visible-files.ts'
import { serve } from '../../http/serve.ts'
import { isInCalendarWith } from '../../people/rights/is-in-calendar-with.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { mayReadFile } from '../records/index.ts'
import { type FileRow, findFile } from './file-store.ts'

/**
 * Returns a file that is the caller's own, or that a readable case, calendar entry or record field
 * contains. Refuses `files.notFound` for others.
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

export const describeFile = serve(contract.files.describe, async (call) =>
  fileView(await readableFile(call, call.input.fileId)),
)

export function fileView({ id, name, size, type, state }: FileRow): StoredFile {
  return { fileId: id, name, size, type, state }
}
