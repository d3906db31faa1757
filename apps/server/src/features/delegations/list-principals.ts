import { contract } from '@signet/contract'
import { actsFor } from '@signet/flow'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { delegationsTo } from './delegation-store.ts'

export const listPrincipals = serve(contract.delegations.principals, async (call) => {
  const { input, actor, tx, now, server } = call
  const delegations = await delegationsTo(tx, { personId: actor.personId, now })
  const principals = [...new Set(delegations.map(({ from }) => from))].filter((principal) =>
    actsFor(delegations, { kind: 'entrust', flow: input.flowId, now, person: actor.personId, principal }),
  )
  const directory = await server.directories.of(actor.tenant)
  return { list: principals.filter(directory.isActive).map(personRef(directory)) }
})
