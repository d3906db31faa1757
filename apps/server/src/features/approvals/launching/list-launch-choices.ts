import { contract } from '@signet/contract'
import { choicesAhead } from '@signet/flow'
import { rightsAtStart, settle } from '@signet/form'
import { answersTo } from '../../../cases/answers-to.ts'
import { flowToLaunch } from '../../../cases/launching/to-launch.ts'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { aroundOf, factsOf } from '../../../cases/surroundings.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { toChooseView } from '../deciding/to-choose-view.ts'

/** Asks the engine what a launch still needs; changes nothing. */
export const listLaunchChoices = serve(contract.approvals.launchChoices, async (call) => {
  const { actor, input, server } = call
  const { flowId, choices, forUserId } = input
  const starter = forUserId ?? actor.personId
  const { design } = await flowToLaunch(call, flowId, starter)
  const { form, flow, flowVersionId } = design
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, starter)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), around })

  const answers = await answersTo(call, flow, values)
  const onBehalf = starter === actor.personId ? undefined : await onBehalfOf(call, flowId)
  const facts = factsOf(call, { values, directory, around, answers, onBehalf })
  const launch = { type: 'launch', by: actor.personId, caseId: flowId, flowVersionId, for: starter } as const
  const ahead = choicesAhead(flow, null, { ...launch, ...(choices && { choices }) }, facts)
  return toChooseView(ahead, personRef(directory))
})
