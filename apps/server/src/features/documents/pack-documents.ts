import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { packLink } from '../files/index.ts'
import { keptIn } from './document-store.ts'
import { readableDocument } from './my-document.ts'
import { packedPaths } from './packed-paths.ts'

const mostDocuments = 1000

/** Who may read a folder reads all that is in it. */
export const packDocuments = serve(contract.documents.pack, async (call) => {
  const { ids } = call.input
  for (const id of ids) await readableDocument(call, id)

  const rows = await keptIn(call.tx, ids, mostDocuments + 1)
  if (rows.length > mostDocuments)
    throw new Refusal<RefusalCode>('documents.tooManyToPack', { max: mostDocuments })
  const files = rows.flatMap(({ id, fileId, state }) => (fileId && state === 'ready' ? [{ id, fileId }] : []))
  if (files.length === 0) throw new Refusal<RefusalCode>('documents.nothingToPack')

  const paths = packedPaths(rows)
  return packLink(call, {
    fileIds: files.map(({ fileId }) => fileId),
    names: files.map(({ id }) => paths.get(id) ?? id),
  })
})
