import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

const deepest = 32

/**
 * What comes from outside is nested at most 32 deep (`request.tooDeep`) and made of text that a database can keep: no
 * NUL, no half of a surrogate pair (`request.invalid`). Asked before anything else reads it.
 */
export function refuseUnreadable(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest) throw new Refusal<RefusalCode>('request.tooDeep', { limit: deepest })

  for (const [key, part] of Object.entries(value)) {
    refuseText(key)
    refuseUnreadable(part, depth + 1)
  }
}

function refuseText(text: string): void {
  const isReadable = text.isWellFormed() && !text.includes('\0')
  if (!isReadable) throw new Refusal<RefusalCode>('request.invalid', { field: 'none' })
}
