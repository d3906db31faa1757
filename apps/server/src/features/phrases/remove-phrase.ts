import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { deletePhrase, findPhrase } from './phrase-store.ts'
import { ownerOf } from './policy.ts'

export const removePhrase = serve(contract.phrases.remove, async ({ input, actor, tx }) => {
  const phrase = await findPhrase(tx, input.id)
  const isSeen = phrase && (phrase.personId === null || phrase.personId === actor.personId)
  if (!isSeen) throw new Refusal<RefusalCode>('phrases.notFound')

  ownerOf(actor, phrase.personId === null ? 'companys' : 'mine')
  await deletePhrase(tx, phrase.id)
  return null
})
