import type { Tx } from '@signet/db'
import { sql } from 'kysely'
import { isKept } from '../../people/rights/document-rights.ts'
import { uniqueNames } from '../files/index.ts'
import { insertDocument, lockFolders, namesIn } from './document-store.ts'

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
  const kept = tx.selectFrom('document').where('ownerId', '=', from).where(isKept)
  const ids = (await kept.select('id').execute()).map(({ id }) => id)
  if (ids.length === 0) return 0

  const beside = await namesIn(tx, { ownerId: to, parentId: null })
  const name = uniqueNames([...beside, folderName]).at(-1) ?? folderName
  await insertDocument(tx, { id: folderId, ownerId: to, parent: null, name, fileId: null, now })
  await tx
    .updateTable('document')
    .set((eb) => ({
      ownerId: to,
      parentId: eb.fn.coalesce('parentId', eb.val(folderId)),
      line: sql<string[]>`array[${folderId}] || line`,
    }))
    .where('id', 'in', ids)
    .execute()
  return ids.length
}
