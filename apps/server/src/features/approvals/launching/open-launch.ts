import { contract } from '@signet/contract'
import { titleFor } from '@signet/flow'
import { rightsAtStart, settle, visibleValues } from '@signet/form'
import { visibleForm } from '@signet/list'
import { flowToLaunch } from '../../../cases/launching/to-launch.ts'
import { type CaseReader, loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { rightsByPath } from '../../../cases/reading/viewer-rights.ts'
import { aroundOf, factsOf } from '../../../cases/surroundings.ts'
import { serve } from '../../../http/serve.ts'
import { namesOf, withoutUnknown } from '../../../records/references/index.ts'
import { flowCard } from './flow-card.ts'

export const openLaunch = serve(contract.approvals.openLaunch, async (call) => {
  const { actor, input, server } = call
  const starter = input.forUserId ?? actor.personId
  const { row, design } = await flowToLaunch(call, input.flowId, starter)
  const { form, flow, flowVersionId } = design
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(call, directory, starter)
  const rights = rightsAtStart(flow.start.fields)
  const fresh = settle(form, {}, { rights, around })
  const settled = await withoutUnknown(call, { form, values: fresh, rights, around })
  const values = visibleValues(form, settled, rights)
  const { launch = '', saveDraft = '' } = flow.start.buttons

  return {
    flow: flowCard(row),
    versionId: flowVersionId,
    title: titleFor(flow, factsOf(call, { values: settled, directory, around }), starter),
    form: { ...visibleForm(form, rights) },
    rights: rightsByPath(form, rights),
    values,
    names: await namesOf(call, { form, records: [values], around }),
    words: { launch, save: saveDraft },
    followsUp: await followed(call, input.followsUp),
  }
})

async function followed(call: CaseReader, caseId: string | undefined) {
  if (caseId === undefined) return null

  const { state } = await loadVisibleCase(call, { caseId })
  return { caseId, title: state.title }
}
