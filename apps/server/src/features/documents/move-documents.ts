import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { updatePlace } from './document-store.ts'
import { holdFolder, holdMine } from './my-document.ts'

export const moveDocuments = serve(contract.documents.move, async (call) => {
  const { ids, parentId } = call.input
  const parent = await holdFolder(call, parentId)
  for (const id of ids) {
    // An earlier move in this call may have moved it too.
    const [document] = await holdMine(call, [id])
    if (!document || parent?.line.includes(id)) throw new Refusal<RefusalCode>('documents.intoItself')
    await updatePlace(call.tx, { id, line: document.line, parent })
  }
  return null
})
