import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../../http/serve.ts'
import { onBehalfOf } from '../case/on-behalf.ts'
import { findPublishedFlow } from '../design/design-store.ts'
import { type Launchable, launchableFlows } from './launchable.ts'

type Asking = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>

/**
 * A flow that the asking person may launch, for himself or for somebody who has entrusted him and may launch it.
 * Refuses `approvals.flowNotFound`, `flow.mayNotLaunch` and `flow.notEntrusted`.
 */
export async function flowToLaunch(
  asking: Asking,
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
