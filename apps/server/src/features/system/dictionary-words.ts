import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findDictionary, listWords } from './dictionary-store.ts'
import { wordView } from './dictionary-view.ts'

export const dictionaryWords = serve(contract.system.dictionaryWords, async ({ input, tx }) => {
  const found = await findDictionary(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')

  return { list: (await listWords(tx, found.id)).map(wordView) }
})
