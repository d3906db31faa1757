import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type DocumentRow, holdFolders } from './document-store.ts'
import type { DocumentLocker } from './my-document.ts'
import { inBin } from './shelf-store.ts'

/** Locks the caller's documents in the trash. Refuses `documents.notFound`. */
export async function holdBin(
  { tx, actor }: DocumentLocker,
  ids: readonly string[],
): Promise<readonly DocumentRow[]> {
  await holdFolders(tx, actor.personId)
  const found = await inBin(tx, actor.personId, ids)
  if (found.length < new Set(ids).size) throw new Refusal<RefusalCode>('documents.notFound')
  return found
}
