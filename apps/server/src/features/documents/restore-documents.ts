import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateBinned, updatePlace } from './document-store.ts'
import { holdBin } from './hold-bin.ts'
import { findReadable } from './shelf-store.ts'

/** Where its folder lies in the bin itself, a document comes to the top. */
export const restoreDocuments = serve(contract.documents.restore, async (call) => {
  const { tx, actor, input } = call
  for (const { id, line, parentId } of await holdBin(call, input.ids)) {
    const isFolderThere = parentId === null || (await findReadable(tx, actor, parentId)) !== undefined
    if (!isFolderThere) await updatePlace(tx, { id, line, parent: null })
    await updateBinned(tx, [id], null)
  }
  return null
})
