import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findFile, uniqueNames } from '../files/index.ts'
import { insertDocument, namesIn } from './document-store.ts'
import { holdFolder } from './my-document.ts'

/** A duplicate name gets a number. */
export const addFile = serve(contract.documents.addFile, async (call) => {
  const { input, actor, tx, now, server } = call
  const parent = await holdFolder(call, input.parentId)
  const file = await findFile(tx, input.fileId)
  if (file?.ownerId !== actor.personId) throw new Refusal<RefusalCode>('files.notFound')
  if (file.state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')

  const ownerId = actor.personId
  const beside = await namesIn(tx, { ownerId, parentId: input.parentId })
  const name = uniqueNames([...beside, file.name]).at(-1) ?? file.name
  const id = server.newId()
  await insertDocument(tx, { id, ownerId, parent, name, fileId: file.id, now })
  return { id }
})
