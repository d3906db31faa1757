import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { delegationView } from './delegation-view.ts'
import { myDelegation } from './my-delegation.ts'

export const openDelegation = serve(contract.delegations.open, async (call) => {
  const { actor, input, now, server } = call
  const stored = await myDelegation(call, input.id)
  const directory = await server.directories.of(actor.tenant)
  return delegationView({ ...actor, directory, now })(stored)
})
