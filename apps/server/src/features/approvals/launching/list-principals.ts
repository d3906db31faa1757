import { contract } from '@signet/contract'
import { launchableFlows } from '../../../cases/launching/launchable.ts'
import { entrustersOf } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

/** Principals must themselves be able to launch the flow: no one can delegate a right they lack. */
export const listPrincipals = serve(contract.delegations.principals, async (call) => {
  const { input, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const entrusters = (await entrustersOf(call, input.flowId)).filter(directory.isActive)
  const principals: string[] = []
  for (const person of entrusters) {
    const launchable = await launchableFlows(call, person)
    if (launchable.some(({ row }) => row.id === input.flowId)) principals.push(person)
  }
  return { list: principals.map(personRef(directory)) }
})
