import { contract } from '@signet/contract'
import { choicesAhead } from '@signet/flow'
import { rightsAtStart, settle } from '@signet/form'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { answersTo } from './answers-to.ts'
import { aroundOf, factsOf } from './surroundings.ts'
import { toChooseView } from './to-choose-view.ts'
import { flowToLaunch } from './to-launch.ts'

/** Asks the engine what a launch still needs. Nothing is changed. */
export const launchChoices = serve(contract.approvals.launchChoices, async (call) => {
  const { actor, input, server } = call
  const { flowId, choices } = input
  const { design } = await flowToLaunch(call, flowId)
  const { form, flow, flowVersionId } = design
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, actor.personId)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), around })

  const answers = await answersTo(call, flow, values)
  const facts = factsOf(call, { values, directory, around, answers })
  const launch = { type: 'launch', by: actor.personId, caseId: flowId, flowVersionId } as const
  const ahead = choicesAhead(flow, null, { ...launch, ...(choices && { choices }) }, facts)
  return toChooseView(ahead, personRef(directory))
})
