import { contract, type RefusalCode, type Release } from '@signet/contract'
import type { Reader } from '@signet/db'
import { compileFlow, type FlowDefinition, isStart, launchersIn, readFlowDefinition } from '@signet/flow'
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

  return describeRelease(call, {
    ...{ flow, form, definition: readFlowDefinition(flow.draft) },
    before: await publishedDefinition(tx, flow),
    revision: revisionOf(flow.draft),
  })
})

type ProposedRelease = Readonly<{
  flow: Pick<FlowRow, 'id' | 'tests' | 'testRule'> & Readonly<{ version: number | null }>
  form: Readonly<{ definition: unknown }>
  definition: FlowDefinition
  before: FlowDefinition | undefined
  revision: string
}>

/** Describes a definition as the next version of a flow: what changes, what is found, and whom it concerns. */
export async function describeRelease(call: FindingsCall, proposed: ProposedRelease): Promise<Release> {
  const { flow, definition, before, revision } = proposed
  const form = compileForm(proposed.form.definition)
  const context = await loadChangeContext(call, form)
  const design = await listDesignFindings(call, { flowId: flow.id, definition, form })
  const hasStart = definition.nodes.filter(isStart).length === 1
  const people = hasStart ? await peopleOf(call, { flow, form, definition }) : { findings: [], rights: [] }
  return {
    version: (flow.version ?? 0) + 1,
    revision,
    changes: before
      ? describeFlowDifferences({ before, after: definition }, context).flatMap(({ changes }) => changes)
      : [],
    findings: [...design, ...people.findings],
    rights: people.rights,
    ...(await countsOf(call.tx, flow.id)),
  }
}

type CheckedPeople = Pick<ProposedRelease, 'flow' | 'definition'> & Readonly<{ form: FormPlan }>

/** Who may launch and decide, what is wrong with them, and the administrators who see and steer all. */
async function peopleOf(call: FindingsCall, { flow, form, definition }: CheckedPeople) {
  const plan = compileFlow(definition, form.scope)
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
