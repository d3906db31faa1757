import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { documentView } from './document-view.ts'
import { readableDocument } from './my-document.ts'
import { readersOf } from './share-store.ts'
import { foldersAround } from './shelf-store.ts'

export const openDocument = serve(contract.documents.open, async (call) => {
  const { input, actor, tx, server } = call
  const document = await readableDocument(call, input.id)
  const directory = await server.directories.of(actor.tenant)
  const shown = documentView({ directory, actor }, document)
  return {
    ...shown,
    parentId: document.parentId,
    path: [...(await foldersAround(tx, actor, document.line))],
    readers: shown.can.change ? (await readersOf(tx, document.id)).map(personRef(directory)) : [],
  }
})
