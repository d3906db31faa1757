import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { lockDictionary, updateDictionary } from './dictionary-store.ts'
import { type EntryRow, findEntry, listEntries, removeEntries } from './entry-store.ts'

export const removeEntry = serve(contract.dictionary.removeEntry, async ({ input, tx, now }) => {
  const { dictionaryId } = await findEntry(tx, input.id)
  await lockDictionary(tx, dictionaryId)
  const below = idsBelow(await listEntries(tx, dictionaryId), input.id)
  await removeEntries(tx, [input.id, ...below], now)
  await updateDictionary(tx, { id: dictionaryId, changedAt: now })

  return null
})

function idsBelow(rows: readonly EntryRow[], id: string): readonly string[] {
  return rows.filter(({ parentId }) => parentId === id).flatMap((row) => [row.id, ...idsBelow(rows, row.id)])
}
