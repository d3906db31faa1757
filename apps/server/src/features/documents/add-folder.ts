import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertDocument } from './document-store.ts'
import { holdFolder } from './my-document.ts'

export const addFolder = serve(contract.documents.addFolder, async (call) => {
  const { input, actor, tx, now, server } = call
  const parent = await holdFolder(call, input.parentId)
  const id = server.newId()
  await insertDocument(tx, { id, ownerId: actor.personId, parent, name: input.name, fileId: null, now })
  return { id }
})
