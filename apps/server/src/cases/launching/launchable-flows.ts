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
  const { tx, actor, server } = context
  const directory = await server.directories.of(actor.tenant)
  const formContext = formulaContext(context, directory, person)
  const facts = decisionFacts(context, { values: {}, directory, formulaContext: formContext })
  const launchable: Launchable[] = []
  for (const row of await publishedFlows(tx, actor.personId)) {
    if (!row.publishedVersionId) continue
    const design = await designInTenant(context, {
      flowVersionId: row.publishedVersionId,
      formState: row.formState,
    })
    const { commands } = allowed(design.flow, null, person, facts)
    if (commands.includes('launch')) launchable.push({ row, design })
  }
  return launchable
}

/**
 * Returns a flow that the acting person may launch, for themselves or for a principal who may launch it.
 * Refuses `approvals.flowNotFound`, `approvals.flowStopped`, `flow.mayNotLaunch` and `flow.notEntrusted`.
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
  if (!flow) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  if (flow.isStopped) throw new Refusal<RefusalCode>('approvals.flowStopped', flowParams(flow))
  throw new Refusal<RefusalCode>('flow.mayNotLaunch')
}
