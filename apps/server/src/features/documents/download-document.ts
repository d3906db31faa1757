import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findFile, ticketLink } from '../files/index.ts'
import { readableDocument } from './my-document.ts'

export const downloadDocument = serve(contract.documents.download, async (call) => {
  const document = await readableDocument(call, call.input.id)
  const file = document.fileId === null ? undefined : await findFile(call.tx, document.fileId)
  if (!file) throw new Refusal<RefusalCode>('documents.notFound')
  return ticketLink(call, { ...file, name: document.name })
})
