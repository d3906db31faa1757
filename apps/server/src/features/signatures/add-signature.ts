import { contract, type RefusalCode } from '@signet/contract'
import { isPngPicture } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { holdSignatures, insertSignature, makeDefault, signaturesOf } from './signature-store.ts'

const most = 10

export const addSignature = serve(contract.signatures.add, async ({ input, actor, tx, now, server }) => {
  if (!isPngPicture(input.signImg)) throw new Refusal<RefusalCode>('signatures.notAPicture')

  await holdSignatures(tx, actor.personId)
  const own = await signaturesOf(tx, actor.personId)
  if (own.length >= most) throw new Refusal<RefusalCode>('signatures.tooMany', { max: most })

  const id = server.newId()
  await insertSignature(tx, { id, personId: actor.personId, image: input.signImg, now })
  if (own.length === 0 || input.isDefault === 1) await makeDefault(tx, actor.personId, id)
  return { id }
})
