import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { abandonFiles } from '../files/index.ts'
import {
  type DocumentRow,
  deleteDocuments,
  lockFolders,
  selectContents,
  updateBinned,
  updatePlace,
} from './document-store.ts'
import type { DocumentLocker } from './my-document.ts'
import { findReadable, inBin } from './shelf-store.ts'

/** A document whose folder is in the trash moves to the top level. */
export const restoreDocuments = serve(contract.documents.restore, async (call) => {
  const { tx, actor, input } = call
  for (const { id, line, parentId } of await lockBinnedDocuments(call, input.ids)) {
    const isFolderThere = parentId === null || (await findReadable(tx, actor, parentId)) !== undefined
    if (!isFolderThere) await updatePlace(tx, { id, line, parent: null })
    await updateBinned(tx, [id], null)
  }
  return null
})

/** The bytes stay while anything else uses the file. */
export const purgeDocuments = serve(contract.documents.purge, async (call) => {
  const thrown = await lockBinnedDocuments(call, call.input.ids)
  const gone = await selectContents(
    call.tx,
    thrown.map(({ id }) => id),
  )
  await deleteDocuments(
    call.tx,
    gone.map(({ id }) => id),
  )
  await abandonFiles(call.tx, {
    fileIds: gone.flatMap(({ fileId }) => fileId ?? []),
    at: call.server.clock(),
    grace: 'carried',
  })
  return null
})

/** Locks the caller's documents in the trash. Refuses `documents.notFound`. */
async function lockBinnedDocuments(
  { tx, actor }: DocumentLocker,
  ids: readonly string[],
): Promise<readonly DocumentRow[]> {
  await lockFolders(tx, actor.personId)
  const found = await inBin(tx, actor.personId, ids)
  if (found.length < new Set(ids).size) throw new Refusal<RefusalCode>('documents.notFound')
  return found
}
