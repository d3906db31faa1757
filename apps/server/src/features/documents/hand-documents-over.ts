import type { Tx } from '@signet/db'
import { uniqueNames } from '../files/index.ts'
import { insertDocument, keptIdsOf, lockFolders, namesIn, updateOwner } from './document-store.ts'

type HandOver = Readonly<{ from: string; to: string; folderId: string; folderName: string; now: string }>

/**
 * Gives all documents of a person outside the trash to another one, in a new folder at the top; shares stay. Returns
 * how many there are.
 */
export async function handDocumentsOver(
  tx: Tx,
  { from, to, folderId, folderName, now }: HandOver,
): Promise<number> {
  for (const person of [from, to].sort()) await lockFolders(tx, person)
  const ids = await keptIdsOf(tx, from)
  if (ids.length === 0) return 0

  const beside = await namesIn(tx, { ownerId: to, parentId: null })
  const name = uniqueNames([...beside, folderName]).at(-1) ?? folderName
  await insertDocument(tx, { id: folderId, ownerId: to, parent: null, name, fileId: null, now })
  await updateOwner(tx, ids, { ownerId: to, folderId })
  return ids.length
}
