import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFlow } from '../flow-design/index.ts'

export async function knownFlow(tx: Reader, id: string) {
  const flow = await findFlow(tx, id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  return flow
}
