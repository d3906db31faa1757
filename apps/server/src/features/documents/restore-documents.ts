import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateBinned, updatePlace } from './document-store.ts'
import { holdBin } from './hold-bin.ts'
import { findReadable } from './shelf-store.ts'

/** A document whose folder is in the trash moves to the top level. */
export const restoreDocuments = serve(contract.documents.restore, async (call) => {
  const { tx, actor, input } = call
  for (const { id, line, parentId } of await holdBin(call, input.ids)) {
    const isFolderThere = parentId === null || (await findReadable(tx, actor, parentId)) !== undefined
    if (!isFolderThere) await updatePlace(tx, { id, line, parent: null })
    await updateBinned(tx, [id], null)
  }
  return null
})
