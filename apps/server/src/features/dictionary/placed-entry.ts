import type { contract, ParsedInput, RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { type DictionaryRow, lockDictionary } from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'
import { findEntry, lastPosition, type NewEntry } from './entry-store.ts'

type Settings = Omit<ParsedInput<typeof contract.dictionary.updateEntry>, 'id'>
type EntryPosition = Readonly<{ id: string; dictionaryId: string; code: string; position?: number }>

/**
 * Checks and returns the row of an entry and locks its dictionary. Refuses `dictionary.notFound`, a removed
 * or foreign parent (`dictionary.entryNotFound`), a parent in a flat dictionary (`dictionary.flat`), and
 * one below the entry itself (`dictionary.cycle`).
 */
export async function placedEntry(
  tx: Tx,
  { id, dictionaryId, code, position }: EntryPosition,
  settings: Settings,
) {
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
