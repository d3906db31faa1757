import { contract } from '@signet/contract'
import { previewRoute as foresee } from '@signet/flow'
import { rightsAtStart, settle } from '@signet/form'
import { answersTo } from '../../../cases/answers-to.ts'
import { flowToLaunch } from '../../../cases/launching/to-launch.ts'
import { stepToCome } from '../../../cases/reading/route-view.ts'
import { aroundOf, factsOf } from '../../../cases/surroundings.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

export const previewRoute = serve(contract.approvals.previewRoute, async (call) => {
  const { actor, input, server } = call
  const starter = input.forUserId ?? actor.personId
  const { design } = await flowToLaunch(call, input.flowId, starter)
  const { form, flow } = design
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, starter)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), around })
  const answers = await answersTo(call, flow, values)
  const facts = factsOf(call, { values, directory, around, answers })
  const steps = foresee(flow, facts, starter)

  return { steps: steps.map(stepToCome(personRef(directory))) }
})
