import type { contract, Received, RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { type DictionaryRow, lockDictionary } from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'
import { findEntry, lastPosition, type NewEntry } from './entry-store.ts'

type Settings = Omit<Received<typeof contract.dictionary.updateEntry>, 'id'>
type Place = Readonly<{ id: string; dictionaryId: string; code: string; position?: number }>

/**
 * The row of an entry as somebody wants it, its dictionary locked. Refuses `dictionary.notFound`, a parent that is of
 * another dictionary or removed (`dictionary.entryNotFound`), any parent in a flat one (`dictionary.flat`), and one that lies
 * below the entry itself (`dictionary.cycle`).
 */
export async function placedEntry(tx: Tx, { id, dictionaryId, code, position }: Place, settings: Settings) {
  const dictionary = await lockDictionary(tx, dictionaryId)
  const parentId = settings.parentId === '0' ? null : settings.parentId
  if (parentId !== null) await refuseParent(tx, dictionary, parentId, id)

  const entry: NewEntry = {
    id,
    dictionaryId: dictionary.id,
    code,
    ...namesOf(settings.fullName, settings.translations),
    parentId,
    position: settings.sortCode ?? position ?? (await lastPosition(tx, dictionary.id)),
    isEnabled: settings.enabledMark === 1,
  }
  return entry
}

async function refuseParent(
  tx: Reader,
  { id: dictionaryId, isTree }: DictionaryRow,
  parentId: string,
  id: string,
) {
  if (!isTree) throw new Refusal<RefusalCode>('dictionary.flat')

  let above: string | null = parentId
  while (above !== null) {
    if (above === id) throw new Refusal<RefusalCode>('dictionary.cycle')
    const parent = await findEntry(tx, above)
    if (parent.dictionaryId !== dictionaryId) throw new Refusal<RefusalCode>('dictionary.entryNotFound')
    above = parent.parentId
  }
}
