import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import {
  deletePhrase,
  findPhrase,
  insertPhrase,
  type Owner,
  phrasesFor,
  phrasesOf,
  placePhrase,
} from './phrase-store.ts'

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

const most = 50

export const addPhrase = serve(contract.phrases.add, async ({ input, actor, tx, now, server }) => {
  const owner = ownerOf(actor, input.whose)
  const kept = await phrasesOf(tx, owner)
  if (kept.length >= most) throw new Refusal<RefusalCode>('phrases.tooMany', { max: most })

  const id = server.newId()
  const index = (kept.at(-1)?.place ?? 0) + 1
  const isNew = await insertPhrase(tx, { id, owner, text: input.text, place: index, now })
  if (!isNew) throw new Refusal<RefusalCode>('phrases.taken')
  return { id }
})

export const removePhrase = serve(contract.phrases.remove, async ({ input, actor, tx }) => {
  const phrase = await findPhrase(tx, input.id)
  const isSeen = phrase && (phrase.personId === null || phrase.personId === actor.personId)
  if (!isSeen) throw new Refusal<RefusalCode>('phrases.notFound')

  ownerOf(actor, phrase.personId === null ? 'companys' : 'mine')
  await deletePhrase(tx, phrase.id)
  return null
})

/** Ids that are not the owner's are ignored. */
export const sortPhrases = serve(contract.phrases.sort, async ({ input, actor, tx }) => {
  const kept = (await phrasesOf(tx, ownerOf(actor, input.whose))).map(({ id }) => id)
  const named = input.ids.filter((id) => kept.includes(id))
  const order = [...new Set([...named, ...kept])]
  for (const [index, id] of order.entries()) await placePhrase(tx, id, index + 1)
  return null
})

/** Returns the owner of phrases; only administrators change the company's. */
function ownerOf(actor: Actor, whose: 'mine' | 'companys'): Owner {
  if (whose === 'mine') return actor.personId
  if (!actor.isAdministrator) throw new Refusal<RefusalCode>('session.administratorsOnly')
  return null
}
