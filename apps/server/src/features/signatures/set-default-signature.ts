import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { ownSignature } from './own-signature.ts'
import { makeDefault } from './signature-store.ts'

export const setDefaultSignature = serve(contract.signatures.setDefault, async ({ input, actor, tx }) => {
  const { wanted } = await ownSignature(tx, actor, input.id)
  await makeDefault(tx, actor.personId, wanted.id)

  return null
})
