import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

const deepest = 32

/** JSON from outside, nested at most 32 deep and free of prototype keys; anything else is refused before it is read. */
export function refuseDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest) throw new Refusal<RefusalCode>('request.tooDeep', { limit: deepest })

  for (const part of Object.values(value)) refuseDepth(part, depth + 1)
}
