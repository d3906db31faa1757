import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { deleteDelegation } from './delegation-change-store.ts'
import { holdMyDelegation } from './my-delegation.ts'
import { standOf } from './stand-of.ts'

export const removeDelegation = serve(contract.delegations.remove, async (call) => {
  const { input, actor, tx, now } = call
  const stored = await holdMyDelegation(call, input.id)
  if (stored.fromId !== actor.personId) throw new Refusal<RefusalCode>('delegations.notFound')
  if (!standOf(stored, { ...actor, now }).may.remove) throw new Refusal<RefusalCode>('delegations.accepted')

  await deleteDelegation(tx, stored.id)
  return null
})
