import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { delegationsOf } from '../../people/rights/delegation-store.ts'
import { delegationView } from './delegation-view.ts'

export const listDelegations = serve(contract.delegations.list, async ({ input, actor, tx, now, server }) => {
  const { personId } = actor
  const rows = await delegationsOf(tx, { ...input, personId })
  const directory = await server.directories.of(actor.tenant)
  return { list: rows.map(delegationView({ ...actor, directory, now })) }
})
