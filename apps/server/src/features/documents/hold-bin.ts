import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type DocumentRow, holdFolders } from './document-store.ts'
import type { Holding } from './my-document.ts'
import { inBin } from './shelf-store.ts'

/** What the asking person has thrown away, held until the transaction ends. Refuses `documents.notFound`. */
export async function holdBin(
  { tx, actor }: Holding,
  ids: readonly string[],
): Promise<readonly DocumentRow[]> {
  await holdFolders(tx, actor.personId)
  const found = await inBin(tx, actor.personId, ids)
  if (found.length < new Set(ids).size) throw new Refusal<RefusalCode>('documents.notFound')
  return found
}
