import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { lockDictionary, updateDictionary as updateRow } from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'

export const updateDictionary = serve(contract.dictionary.update, async ({ input, tx, now }) => {
  const { id } = await lockDictionary(tx, input.id)
  await updateRow(tx, { id, changedAt: now, ...namesOf(input.fullName, input.translations) })

  return null
})
