import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { signaturesOf } from './signature-store.ts'

export const mySignatures = serve(contract.signatures.mine, async ({ actor, tx }) => {
  const own = await signaturesOf(tx, actor.personId)
  return own.map(({ id, image, isDefault }) => ({ id, signImg: image, isDefault: isDefault ? 1 : 0 }))
})
