import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { updateDictionary } from './dictionary-store.ts'
import { findEntry, isCodeTaken, updateEntry as updateRow } from './entry-store.ts'
import { placedEntry } from './placed-entry.ts'

export const updateEntry = serve(contract.dictionary.updateEntry, async ({ input, tx, now }) => {
  const { id, ...settings } = input
  const entry = await placedEntry(tx, await findEntry(tx, id), settings)
  if (await isCodeTaken(tx, entry)) throw new Refusal<RefusalCode>('dictionary.codeTaken')

  await updateRow(tx, entry)
  await updateDictionary(tx, { id: entry.dictionaryId, changedAt: now })

  return null
})
