import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertPhrase, phrasesOf } from './phrase-store.ts'
import { ownerOf } from './policy.ts'

const most = 50

export const addPhrase = serve(contract.phrases.add, async ({ input, actor, tx, now, server }) => {
  const owner = ownerOf(actor, input.whose)
  const kept = await phrasesOf(tx, owner)
  if (kept.length >= most) throw new Refusal<RefusalCode>('phrases.tooMany', { max: most })

  const id = server.newId()
  const place = (kept.at(-1)?.place ?? 0) + 1
  const isNew = await insertPhrase(tx, { id, owner, text: input.text, place, now })
  if (!isNew) throw new Refusal<RefusalCode>('phrases.taken')
  return { id }
})
