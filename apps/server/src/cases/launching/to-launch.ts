import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../http/serve.ts'
import { findPublishedFlow } from '../design/design-store.ts'
import { onBehalfOf } from '../on-behalf.ts'
import { type Launchable, launchableFlows } from './launchable.ts'

type FlowReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>

/**
 * Returns a flow that the acting person may launch, for themselves or for a principal who may launch it.
 * Refuses `approvals.flowNotFound`, `flow.mayNotLaunch` and `flow.notEntrusted`.
 */
export async function flowToLaunch(
  asking: FlowReader,
  flowId: string,
  starter = asking.actor.personId,
): Promise<Launchable> {
  const { personId } = asking.actor
  const isEntrusted =
    starter === personId || (await onBehalfOf(asking, flowId)).mayLaunchFor(personId, starter)
  if (!isEntrusted) throw new Refusal<RefusalCode>('flow.notEntrusted')

  const theirs = (await launchableFlows(asking, starter)).find(({ row }) => row.id === flowId)
  if (theirs) return theirs

  const isThere = (await findPublishedFlow(asking.tx, flowId)) !== undefined
  throw new Refusal<RefusalCode>(isThere ? 'flow.mayNotLaunch' : 'approvals.flowNotFound')
}
