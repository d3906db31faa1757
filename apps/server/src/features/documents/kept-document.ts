import type { Tx } from '@signet/db'
import { findDocument, insertDocument, updateFile } from './document-store.ts'
import { setReaders } from './share-store.ts'

type CompanyDocument = Readonly<{
  id: string
  folder: Readonly<{ id: string; line: readonly string[] }>
  name: string
  fileId: string
  people: readonly string[]
  now: string
}>

/**
 * Stores a company document with exactly these readers; an existing one gets the new file, and the old
 * file's id is returned.
 */
export async function storeCompanyDocument(
  tx: Tx,
  { id, folder: parent, name, fileId, people, now }: CompanyDocument,
): Promise<Readonly<{ replaced: string | null }>> {
  const known = await findDocument(tx, id)
  if (known) await updateFile(tx, { id, name, fileId })
  else await insertDocument(tx, { id, ownerId: null, parent, name, fileId, now })
  await setReaders(tx, { id, people, now })
  return { replaced: known?.fileId ?? null }
}
