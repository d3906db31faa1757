import { contract } from '@signet/contract'
import { previewRoute as foresee } from '@signet/flow'
import { rightsAtStart, settle } from '@signet/form'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { answersTo } from './answers-to.ts'
import { stepToCome } from './route-view.ts'
import { aroundOf, factsOf } from './surroundings.ts'
import { flowToLaunch } from './to-launch.ts'

export const previewRoute = serve(contract.approvals.previewRoute, async (call) => {
  const { actor, input, server } = call
  const { design } = await flowToLaunch(call, input.flowId)
  const { form, flow } = design
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, actor.personId)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), around })
  const answers = await answersTo(call, flow, values)
  const facts = factsOf(call, { values, directory, around, answers })
  const steps = foresee(flow, facts, actor.personId)

  return { steps: steps.map(stepToCome(personRef(directory))) }
})
