import { contract } from '@signet/contract'
import { findMissingChoices, previewRoute as foresee, titleFor, translateFlow } from '@signet/flow'
import { rightsAtStart, settle, visibleValues } from '@signet/form'
import { visibleForm } from '@signet/list'
import { askDataInterfaces, decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { flowToLaunch } from '../../../cases/launching/launchable-flows.ts'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { futureStepView } from '../../../cases/reading/load-route.ts'
import { type CaseReader, loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { rightsByPath } from '../../../cases/reading/viewer-rights.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { readCategories } from '../../../publication/index.ts'
import { namesOf, withoutUnknown } from '../../../records/references/index.ts'
import { toChooseView } from '../deciding/list-choices.ts'
import { flowCard } from './list-launchable-flows.ts'
import { valuesToCopy } from './values-to-copy.ts'

export const openLaunch = serve(contract.approvals.openLaunch, async (call) => {
  const { actor, input, server } = call
  const starter = input.forUserId ?? actor.personId
  const { row, design } = await flowToLaunch(call, input.flowId, starter)
  const { form, flow, flowVersionId } = design
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContext(call, directory, starter)
  const rights = rightsAtStart(flow.start.fields)
  const { copyOf } = input
  const copied = copyOf === undefined ? {} : await valuesToCopy(call, copyOf, { form, rights, context })
  const fresh = settle(form, copied, { rights, context })
  const settled = await withoutUnknown(call, { form, values: fresh, rights, context })
  const values = visibleValues(form, settled, rights)
  const { launch = '', saveDraft = '' } = flow.start.buttons

  return {
    flow: flowCard(row, { locale: call.caller.locale, categories: await readCategories(call.tx) }),
    versionId: flowVersionId,
    title: titleFor(
      translateFlow(flow, call.caller.locale),
      decisionFacts(call, { values: settled, directory, formulaContext: context }),
      starter,
    ),
    form: { ...visibleForm(form, rights) },
    rights: rightsByPath(form, rights),
    values,
    names: await namesOf(call, { form, records: [values], context }),
    words: { launch, save: saveDraft },
    followsUp: await findFollowedCase(call, input.followsUp),
  }
})

async function findFollowedCase(call: CaseReader & Pick<ReadCall, 'caller'>, caseId: string | undefined) {
  if (caseId === undefined) return null

  const { state } = await loadVisibleCase(call, { caseId })
  return { caseId, title: titleOf(state, call.caller.locale) }
}

/** Asks the engine what a launch still needs; changes nothing. */
export const listLaunchChoices = serve(contract.approvals.launchChoices, async (call) => {
  const { actor, input, server } = call
  const { flowId, choices, forUserId } = input
  const starter = forUserId ?? actor.personId
  const { design } = await flowToLaunch(call, flowId, starter)
  const { form, flow, flowVersionId } = design
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContext(call, directory, starter)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), context })

  const answers = await askDataInterfaces(call, flow, values)
  const onBehalf = starter === actor.personId ? undefined : await onBehalfOf(call, flowId)
  const facts = decisionFacts(call, { values, directory, formulaContext: context, answers, onBehalf })
  const launch = { type: 'launch', by: actor.personId, caseId: flowId, flowVersionId, for: starter } as const
  const ahead = findMissingChoices(
    translateFlow(flow, call.caller.locale),
    null,
    { ...launch, ...(choices && { choices }) },
    facts,
  )
  return toChooseView(ahead, personRef(directory))
})

export const previewRoute = serve(contract.approvals.previewRoute, async (call) => {
  const { actor, input, server } = call
  const starter = input.forUserId ?? actor.personId
  const { design } = await flowToLaunch(call, input.flowId, starter)
  const { form, flow } = design
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContext(call, directory, starter)
  const values = settle(form, input.values, { rights: rightsAtStart(flow.start.fields), context })
  const answers = await askDataInterfaces(call, flow, values)
  const facts = decisionFacts(call, { values, directory, formulaContext: context, answers })
  const steps = foresee(translateFlow(flow, call.caller.locale), facts, starter)

  return { steps: steps.map(futureStepView(personRef(directory))) }
})
