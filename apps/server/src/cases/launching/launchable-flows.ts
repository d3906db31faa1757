import type { RefusalCode } from '@signet/contract'
import { allowed } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../http/serve.ts'
import { flowParams } from '../../publication/flow-names.ts'
import { decisionFacts, formulaContext } from '../decision-facts.ts'
import { type Design, designInTenant } from '../design/compiled-design.ts'
import { findPublishedFlow, publishedFlows } from '../design/design-store.ts'
import { onBehalfOf } from '../on-behalf.ts'

type FlowReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>
type Row = Awaited<ReturnType<typeof publishedFlows>>[number]
type Launchable = Readonly<{ row: Row; design: Design }>

/**
 * Returns the published flows that a person may launch by the engine's own check; defaults to the acting
 * person.
 */
export async function launchableFlows(
  context: FlowReader,
  person = context.actor.personId,
): Promise<readonly Launchable[]> {
  const launchable: Launchable[] = []
  for (const row of await publishedFlows(context.tx, context.actor.personId)) {
    const design = await designToLaunch(context, row, person)
    if (design) launchable.push({ row, design })
  }
  return launchable
}

/** The published version of a flow, if the person may launch it. */
async function designToLaunch(
  context: FlowReader,
  { publishedVersionId: flowVersionId, formState }: Pick<Row, 'publishedVersionId' | 'formState'>,
  person: string,
): Promise<Design | undefined> {
  if (!flowVersionId) return undefined
  const directory = await context.server.directories.of(context.actor.tenant)
  const formContext = formulaContext(context, directory, person)
  const facts = decisionFacts(context, { values: {}, directory, formulaContext: formContext })
  const design = await designInTenant(context, { flowVersionId, formState })
  return allowed(design.flow, null, person, facts).commands.includes('launch') ? design : undefined
}

/**
 * Returns a flow that the acting person may launch, for themselves or for a principal who may launch it.
 * Refuses `flow.notEntrusted`, `flow.mayNotLaunch` also for ids of no flow, `approvals.flowNotFound` to administrators,
 * and `approvals.flowStopped` to those who could launch it otherwise.
 */
export async function flowToLaunch(
  context: FlowReader,
  flowId: string,
  starter = context.actor.personId,
): Promise<Launchable> {
  const { personId } = context.actor
  const isEntrusted =
    starter === personId || (await onBehalfOf(context, flowId)).mayLaunchFor(personId, starter)
  if (!isEntrusted) throw new Refusal<RefusalCode>('flow.notEntrusted')

  const theirs = (await launchableFlows(context, starter)).find(({ row }) => row.id === flowId)
  if (theirs) return theirs

  const flow = await findPublishedFlow(context.tx, flowId)
  if (!flow && context.actor.isAdministrator) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  if (flow?.isStopped && (await designToLaunch(context, flow, starter)))
    throw new Refusal<RefusalCode>('approvals.flowStopped', flowParams(flow))
  throw new Refusal<RefusalCode>('flow.mayNotLaunch')
}
