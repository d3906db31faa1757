import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { updateDictionary } from './dictionary-store.ts'
import { insertEntries } from './entry-store.ts'
import { placedEntry } from './placed-entry.ts'

export const createEntry = serve(contract.dictionary.createEntry, async ({ input, tx, now, server }) => {
  const { dictionaryTypeId: dictionaryId, enCode: code, ...settings } = input
  const entry = await placedEntry(tx, { id: server.newId(), dictionaryId, code }, settings)
  await insertEntries(tx, [entry])
  await updateDictionary(tx, { id: entry.dictionaryId, changedAt: now })

  return { id: entry.id }
})
