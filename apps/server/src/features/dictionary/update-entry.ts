import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateDictionary } from './dictionary-store.ts'
import { findEntry, updateEntry as updateRow } from './entry-store.ts'
import { placedEntry } from './placed-entry.ts'

export const updateEntry = serve(contract.dictionary.updateEntry, async ({ input, tx, now }) => {
  const { id, ...settings } = input
  const entry = await placedEntry(tx, await findEntry(tx, id), settings)
  await updateRow(tx, entry)
  await updateDictionary(tx, { id: entry.dictionaryId, changedAt: now })

  return null
})
