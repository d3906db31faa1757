import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { ownSignature } from './own-signature.ts'
import { makeDefault, removeSignature as removeRow } from './signature-store.ts'

/** Forms signed with it keep their picture. */
export const removeSignature = serve(contract.signatures.remove, async ({ input, actor, tx }) => {
  const { wanted, others } = await ownSignature(tx, actor, input.id)
  await removeRow(tx, actor.personId, wanted.id)
  const newest = others.at(-1)
  if (wanted.isDefault && newest) await makeDefault(tx, actor.personId, newest.id)

  return null
})
