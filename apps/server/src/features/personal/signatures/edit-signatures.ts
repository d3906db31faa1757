import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isPngPicture } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import { serve } from '../../../http/serve.ts'
import {
  insertSignature,
  lockSignatures,
  makeDefault,
  removeSignature as removeRow,
  signaturesOf,
} from './signature-store.ts'

export const mySignatures = serve(contract.signatures.mine, async ({ actor, tx }) => {
  const own = await signaturesOf(tx, actor.personId)
  return own.map(({ id, image, isDefault }) => ({ id, signImg: image, isDefault: isDefault ? 1 : 0 }))
})

const most = 10

export const addSignature = serve(contract.signatures.add, async ({ input, actor, tx, now, server }) => {
  if (!isPngPicture(input.signImg)) throw new Refusal<RefusalCode>('signatures.notAPicture')

  await lockSignatures(tx, actor.personId)
  const own = await signaturesOf(tx, actor.personId)
  if (own.length >= most) throw new Refusal<RefusalCode>('signatures.tooMany', { max: most })

  const id = server.newId()
  await insertSignature(tx, { id, personId: actor.personId, image: input.signImg, now })
  if (own.length === 0 || input.isDefault === 1) await makeDefault(tx, actor.personId, id)
  return { id }
})

export const setDefaultSignature = serve(contract.signatures.setDefault, async ({ input, actor, tx }) => {
  const { wanted } = await ownSignature(tx, actor, input.id)
  await makeDefault(tx, actor.personId, wanted.id)

  return null
})

/** Forms signed with it keep their picture. */
export const removeSignature = serve(contract.signatures.remove, async ({ input, actor, tx }) => {
  const { wanted, others } = await ownSignature(tx, actor, input.id)
  await removeRow(tx, actor.personId, wanted.id)
  const newest = others.at(-1)
  if (wanted.isDefault && newest) await makeDefault(tx, actor.personId, newest.id)

  return null
})

/** Returns a person's own signature, and their others. Refuses `signatures.notFound`. */
async function ownSignature(tx: Reader, { personId }: Actor, id: string) {
  await lockSignatures(tx, personId)
  const own = await signaturesOf(tx, personId)
  const wanted = own.find((signature) => signature.id === id)
  if (!wanted) throw new Refusal<RefusalCode>('signatures.notFound')

  return { wanted, others: own.filter((signature) => signature !== wanted) }
}
