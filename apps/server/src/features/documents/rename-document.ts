import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateName } from './document-store.ts'
import { holdMine } from './my-document.ts'

export const renameDocument = serve(contract.documents.rename, async (call) => {
  const { id, name } = call.input
  await holdMine(call, [id])
  await updateName(call.tx, id, name)
  return null
})
