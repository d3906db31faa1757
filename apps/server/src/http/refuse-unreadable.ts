import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

const deepest = 32
const longest = 200

/**
 * Refuses input nested deeper than 32 (`request.tooDeep`), and text that a database cannot hold: NUL or
 * half a surrogate pair (`request.invalid`, with its path). Runs before any other parser.
 */
export function refuseUnreadable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') refuseText(value, path)
  if (typeof value !== 'object' || value === null) return
  if (path.length >= deepest) throw new Refusal<RefusalCode>('request.tooDeep', { limit: deepest })

  for (const [key, part] of Object.entries(value)) {
    refuseText(key, path)
    refuseUnreadable(part, [...path, key])
  }
}

function refuseText(text: string, path: readonly string[]): void {
  const isReadable = text.isWellFormed() && !text.includes('\0')
  if (!isReadable)
    throw new Refusal<RefusalCode>('request.invalid', { field: path.join('.').slice(0, longest) || 'none' })
}
