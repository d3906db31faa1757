import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findFile, uniqueNames } from '../files/index.ts'
import { insertDocument, namesIn, updateBinned, updateName, updatePlace } from './document-store.ts'
import { lockOwnDocuments, lockTargetFolder } from './my-document.ts'

export const addFolder = serve(contract.documents.addFolder, async (call) => {
  const { input, actor, tx, now, server } = call
  const parent = await lockTargetFolder(call, input.parentId)
  const id = server.newId()
  await insertDocument(tx, { id, ownerId: actor.personId, parent, name: input.name, fileId: null, now })
  return { id }
})

/** A duplicate name gets a number. */
export const addFile = serve(contract.documents.addFile, async (call) => {
  const { input, actor, tx, now, server } = call
  const parent = await lockTargetFolder(call, input.parentId)
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

export const renameDocument = serve(contract.documents.rename, async (call) => {
  const { id, name } = call.input
  await lockOwnDocuments(call, [id])
  await updateName(call.tx, id, name)
  return null
})

export const moveDocuments = serve(contract.documents.move, async (call) => {
  const { ids, parentId } = call.input
  const parent = await lockTargetFolder(call, parentId)
  for (const id of ids) {
    // An earlier move in this call may have moved it too.
    const [document] = await lockOwnDocuments(call, [id])
    if (!document || parent?.line.includes(id)) throw new Refusal<RefusalCode>('documents.intoItself')
    await updatePlace(call.tx, { id, line: document.line, parent })
  }
  return null
})

export const removeDocuments = serve(contract.documents.remove, async (call) => {
  const documents = await lockOwnDocuments(call, call.input.ids)
  await updateBinned(
    call.tx,
    documents.map(({ id }) => id),
    call.now,
  )
  return null
})
