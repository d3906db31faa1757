import type { Tx } from '@signet/db'
import { findDocument, insertDocument, updateFile } from './document-store.ts'
import { setReaders } from './share-store.ts'

type Kept = Readonly<{
  id: string
  folder: Readonly<{ id: string; line: readonly string[] }>
  name: string
  fileId: string
  people: readonly string[]
  now: string
}>

/** A document of the company, which exactly these people read; a known one gets another file, and answers the older one. */
export async function keptDocument(
  tx: Tx,
  { id, folder: parent, name, fileId, people, now }: Kept,
): Promise<Readonly<{ replaced: string | null }>> {
  const known = await findDocument(tx, id)
  if (known) await updateFile(tx, { id, name, fileId })
  else await insertDocument(tx, { id, ownerId: null, parent, name, fileId, now })
  await setReaders(tx, { id, people, now })
  return { replaced: known?.fileId ?? null }
}
