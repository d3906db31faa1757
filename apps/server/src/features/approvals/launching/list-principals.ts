import { contract } from '@signet/contract'
import { personRef } from '../../../directory/index.ts'
import { serve } from '../../../http/serve.ts'
import { entrustersOf } from '../case/on-behalf.ts'
import { launchableFlows } from './launchable.ts'

/** Only those who might launch the flow themselves: nobody can give what he does not have. */
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
