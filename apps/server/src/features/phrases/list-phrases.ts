import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { phrasesFor } from './phrase-store.ts'

export const listPhrases = serve(contract.phrases.list, async ({ tx, actor }) => {
  const rows = await phrasesFor(tx, actor.personId)
  return {
    list: rows.map(({ id, text, personId }) => ({
      id,
      text,
      whose: whoseOf(personId),
    })),
  }
})

function whoseOf(personId: string | null): 'mine' | 'companys' {
  return personId === null ? 'companys' : 'mine'
}
