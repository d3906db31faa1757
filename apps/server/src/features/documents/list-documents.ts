import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { documentView } from './document-view.ts'
import { readableDocument } from './my-document.ts'
import { documentsOn } from './shelf-store.ts'

export const listDocuments = serve(contract.documents.list, async (call) => {
  const { input, actor, tx, server } = call
  if (input.parentId !== undefined) await readableDocument(call, input.parentId)

  const { rows, total } = await documentsOn(tx, { reader: actor, asked: input, range: rangeOf(input) })
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    show: (row) => documentView({ directory, actor }, row),
  })
})
