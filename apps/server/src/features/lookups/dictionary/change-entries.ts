import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  type DictionaryRow,
  type EntryRow,
  findEntry,
  insertEntries,
  lastPosition,
  listEntries,
  lockDictionary,
  type NewEntry,
  removeEntries,
  updateDictionaryRow,
  updateEntry as updateRow,
} from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'

export const createEntry = serve(contract.dictionary.createEntry, async ({ input, tx, now, server }) => {
  const { dictionaryTypeId: dictionaryId, enCode: code, ...settings } = input
  const entry = await placeEntry(tx, { id: server.newId(), dictionaryId, code }, settings)
  await insertEntries(tx, [entry])
  await updateDictionaryRow(tx, { id: entry.dictionaryId, changedAt: now })

  return { id: entry.id }
})

export const updateEntry = serve(contract.dictionary.updateEntry, async ({ input, tx, now }) => {
  const { id, ...settings } = input
  const entry = await placeEntry(tx, await findEntry(tx, id), settings)
  await updateRow(tx, entry)
  await updateDictionaryRow(tx, { id: entry.dictionaryId, changedAt: now })

  return null
})

export const removeEntry = serve(contract.dictionary.removeEntry, async ({ input, tx, now }) => {
  const { dictionaryId } = await findEntry(tx, input.id)
  await lockDictionary(tx, dictionaryId)
  const below = idsBelow(await listEntries(tx, dictionaryId), input.id)
  await removeEntries(tx, [input.id, ...below], now)
  await updateDictionaryRow(tx, { id: dictionaryId, changedAt: now })

  return null
})

function idsBelow(rows: readonly EntryRow[], id: string): readonly string[] {
  return rows.filter(({ parentId }) => parentId === id).flatMap((row) => [row.id, ...idsBelow(rows, row.id)])
}

type Settings = Omit<ParsedInput<typeof contract.dictionary.updateEntry>, 'id'>
type EntryPosition = Readonly<{ id: string; dictionaryId: string; code: string; position?: number }>

/**
 * Checks and returns the row of an entry and locks its dictionary. Refuses `dictionary.notFound`, a removed
 * or foreign parent (`dictionary.entryNotFound`), a parent in a flat dictionary (`dictionary.flat`), and
 * one below the entry itself (`dictionary.cycle`).
 */
async function placeEntry(tx: Tx, { id, dictionaryId, code, position }: EntryPosition, settings: Settings) {
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
