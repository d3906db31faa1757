import type { Endpoint, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Call } from '../../http/serve.ts'
import { findPublishedFlow } from './design-store.ts'
import { type Launchable, launchableFlows } from './launchable.ts'

type Asking = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'server'>

/** A flow that the asking person may launch. Refuses `approvals.flowNotFound` and `flow.mayNotLaunch`. */
export async function flowToLaunch(asking: Asking, flowId: string): Promise<Launchable> {
  const mine = (await launchableFlows(asking)).find(({ row }) => row.id === flowId)
  if (mine) return mine

  const isThere = (await findPublishedFlow(asking.tx, flowId)) !== undefined
  throw new Refusal<RefusalCode>(isThere ? 'flow.mayNotLaunch' : 'approvals.flowNotFound')
}
