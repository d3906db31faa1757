import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { compileFlow, isStart, launchersIn, readFlowDefinition } from '@signet/flow'
import { compileForm, type FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { activePeople, rightOf } from '../../../publication/index.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { publishedVersion } from '../../forms/form-design/index.ts'
import { describeFlowDifferences, loadChangeContext } from './flow-changes.ts'
import { type FlowRow, findFlow, publishedDefinition } from './flow-design-store.ts'
import { type FindingsCall, listDesignFindings, listOrganizationFindings } from './release-findings.ts'

/** Returns what publishing would mean; changes nothing. */
export const previewRelease = serve(contract.flowDesign.previewRelease, async (call) => {
  const { input, tx } = call
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const form = await publishedVersion(tx, flow.formId)
  if (!form) throw new Refusal<RefusalCode>('design.notPublished')

  const compiled = compileForm(form.definition)
  const definition = readFlowDefinition(flow.draft)
  const before = await publishedDefinition(tx, flow)
  const context = await loadChangeContext(call, compiled)
  const design = await listDesignFindings(call, { flowId: flow.id, definition, form: compiled })
  const hasStart = definition.nodes.filter(isStart).length === 1
  const people = hasStart ? await peopleOf(call, { flow, form: compiled }) : { findings: [], rights: [] }
  return {
    version: (flow.version ?? 0) + 1,
    revision: revisionOf(flow.draft),
    changes: before
      ? describeFlowDifferences({ before, after: definition }, context).flatMap(({ changes }) => changes)
      : [],
    findings: [...design, ...people.findings],
    rights: people.rights,
    ...(await countsOf(tx, flow.id)),
  }
})

type Draft = Readonly<{ flow: FlowRow; form: FormPlan }>

/** Who may launch and decide, what is wrong with them, and the administrators who see and steer all. */
async function peopleOf(call: FindingsCall, { flow, form }: Draft) {
  const plan = compileFlow(readFlowDefinition(flow.draft), form.scope)
  const directory = await call.server.directories.of(call.actor.tenant)
  const { coverage, findings } = await listOrganizationFindings(call, { flow: plan, form }, flow)
  const administrators = directory.administrators().filter(directory.isActive)
  return {
    findings,
    rights: [
      rightOf(directory, 'launch', launchersIn(plan.start, activePeople(directory), directory)),
      rightOf(directory, 'decide', coverage.deciders),
      rightOf(directory, 'administer', administrators),
    ],
  }
}

/** Returns the numbers of running and finished cases; finished ones can be replayed. */
async function countsOf(tx: Reader, flowId: string) {
  const row = await tx
    .selectFrom('flowCase')
    .where('flowId', '=', flowId)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('status', '=', 'running').as('running'),
      fn.countAll<string>().filterWhere('status', 'in', ['approved', 'rejected']).as('past'),
    ])
    .executeTakeFirstOrThrow()
  return { cases: Number(row.running), records: 0, past: Number(row.past) }
}
