import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formThatNames } from '../../records/models/form-that-names.ts'
import { lockDictionary, updateDictionary } from './dictionary-store.ts'

export const removeDictionary = serve(contract.dictionary.remove, async ({ input, tx, now }) => {
  const dictionary = await lockDictionary(tx, input.id)
  const form = await formThatNames(tx, 'dictionary', dictionary)
  if (form !== undefined) throw new Refusal<RefusalCode>('dictionary.inUse', { form })

  await updateDictionary(tx, { id: dictionary.id, changedAt: now, removedAt: now })

  return null
})
