import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateBinned } from './document-store.ts'
import { holdMine } from './my-document.ts'

export const removeDocuments = serve(contract.documents.remove, async (call) => {
  const documents = await holdMine(call, call.input.ids)
  await updateBinned(
    call.tx,
    documents.map(({ id }) => id),
    call.now,
  )
  return null
})
