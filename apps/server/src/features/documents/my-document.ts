import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call, ReadCall } from '../../http/serve.ts'
import { type DocumentRow, lockFolders } from './document-store.ts'
import { findReadable, selectOwnDocuments } from './shelf-store.ts'

export type DocumentCaller = Pick<ReadCall, 'tx' | 'actor'>
export type DocumentLocker = Pick<Call<Endpoint>, 'tx' | 'actor'>

/** Refuses `documents.notFound` also for documents the caller may not read. */
export async function readableDocument({ tx, actor }: DocumentCaller, id: string): Promise<DocumentRow> {
  const document = await findReadable(tx, actor, id)
  if (!document) throw new Refusal<RefusalCode>('documents.notFound')
  return document
}

/** Only owners change a document; company documents have none. */
export function mayChange(
  { actor }: Pick<DocumentCaller, 'actor'>,
  { ownerId }: Pick<DocumentRow, 'ownerId'>,
) {
  return ownerId === actor.personId
}

/**
 * Locks documents that the caller may change. Refuses `documents.notFound`, and `documents.notYours` for
 * those they may only read.
 */
export async function lockOwnDocuments(
  asking: DocumentLocker,
  ids: readonly string[],
): Promise<readonly DocumentRow[]> {
  const { tx, actor } = asking
  await lockFolders(tx, actor.personId)
  const wanted = [...new Set(ids)]
  const found = (await selectOwnDocuments(tx, wanted)).filter((document) => mayChange(asking, document))
  if (found.length === wanted.length) return found

  const own = new Set(found.map(({ id }) => id))
  for (const id of wanted) if (!own.has(id)) await readableDocument(asking, id)
  throw new Refusal<RefusalCode>('documents.notYours')
}

/**
 * Locks and returns a target folder of the caller; null for the top level. Refuses `documents.folderGone`,
 * and `documents.notYours` for folders they may only read.
 */
export async function lockTargetFolder(
  asking: DocumentLocker,
  id: string | null,
): Promise<DocumentRow | null> {
  await lockFolders(asking.tx, asking.actor.personId)
  if (id === null) return null

  const folder = await findReadable(asking.tx, asking.actor, id)
  if (!folder || folder.fileId !== null) throw new Refusal<RefusalCode>('documents.folderGone')
  if (!mayChange(asking, folder)) throw new Refusal<RefusalCode>('documents.notYours')
  return folder
}
