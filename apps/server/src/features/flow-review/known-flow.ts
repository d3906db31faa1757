import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFlow } from '../flow-design/index.ts'

export async function knownFlow(tx: Tx, id: string) {
  const flow = await findFlow(tx, id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  return flow
}
