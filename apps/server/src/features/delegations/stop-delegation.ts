import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { stopDelegation as stop } from './delegation-store.ts'

export const stopDelegation = serve(contract.delegations.stop, async ({ input, actor, tx, now }) => {
  const isStopped = await stop(tx, { id: input.id, from: actor.personId, now })
  if (!isStopped) throw new Refusal<RefusalCode>('delegations.notFound')
  return null
})
