import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { phrasesOf, placePhrase } from './phrase-store.ts'
import { ownerOf } from './policy.ts'

/** Ids that are not the owner's are ignored. */
export const sortPhrases = serve(contract.phrases.sort, async ({ input, actor, tx }) => {
  const kept = (await phrasesOf(tx, ownerOf(actor, input.whose))).map(({ id }) => id)
  const named = input.ids.filter((id) => kept.includes(id))
  const order = [...new Set([...named, ...kept])]
  for (const [place, id] of order.entries()) await placePhrase(tx, id, place + 1)
  return null
})
