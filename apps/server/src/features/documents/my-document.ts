import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import { type DocumentRow, holdFolders } from './document-store.ts'
import { findReadable, ownKept } from './shelf-store.ts'

export type Asking = Pick<ReadCall, 'tx' | 'actor'>
export type Holding = Pick<Call<Endpoint>, 'tx' | 'actor'>

/** To whoever may not read it a document does not exist (`documents.notFound`). */
export async function readableDocument({ tx, actor }: Asking, id: string): Promise<DocumentRow> {
  const document = await findReadable(tx, actor, id)
  if (!document) throw new Refusal<RefusalCode>('documents.notFound')
  return document
}

/** Only its owner changes a document; those of the company nobody. */
export function mayChange({ actor }: Pick<Asking, 'actor'>, { ownerId }: Pick<DocumentRow, 'ownerId'>) {
  return ownerId === actor.personId
}

/**
 * Documents that the asking person may change, and nobody else changes until the transaction ends. Refuses
 * `documents.notFound` and, of what he may only read, `documents.notYours`.
 */
export async function holdMine(asking: Holding, ids: readonly string[]): Promise<readonly DocumentRow[]> {
  const { tx, actor } = asking
  await holdFolders(tx, actor.personId)
  const wanted = [...new Set(ids)]
  const found = (await ownKept(tx, wanted)).filter((document) => mayChange(asking, document))
  if (found.length === wanted.length) return found

  const own = new Set(found.map(({ id }) => id))
  for (const id of wanted) if (!own.has(id)) await readableDocument(asking, id)
  throw new Refusal<RefusalCode>('documents.notYours')
}

/**
 * A folder of the asking person to put something into; null: his top. Refuses `documents.folderGone` and, of what he may
 * only read, `documents.notYours`.
 */
export async function holdFolder(asking: Holding, id: string | null): Promise<DocumentRow | null> {
  await holdFolders(asking.tx, asking.actor.personId)
  if (id === null) return null

  const folder = await findReadable(asking.tx, asking.actor, id)
  if (!folder || folder.fileId !== null) throw new Refusal<RefusalCode>('documents.folderGone')
  if (!mayChange(asking, folder)) throw new Refusal<RefusalCode>('documents.notYours')
  return folder
}
