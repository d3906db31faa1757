import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { delegationView } from './delegation-view.ts'
import { everyDelegation } from './every-delegation-store.ts'

export const allDelegations = serve(contract.delegations.all, async ({ input, actor, tx, now, server }) => {
  const { rows, total } = await everyDelegation(tx, { ...input, now }, rangeOf(input))
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    show: delegationView({ ...actor, directory, now }),
  })
})
