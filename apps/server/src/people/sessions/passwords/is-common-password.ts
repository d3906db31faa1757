import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filterBits } from './filter-bits.ts'

let filter: Uint8Array | undefined

/**
 * Whether a password is one of the most common, in any case. About one of 11,000 other passwords counts as common
 * too. `generate-password-filter-main.ts` writes the filter.
 */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(join(import.meta.dirname, 'common-passwords.bin'))
  const bytes = filter
  return filterBits(password.toLowerCase()).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}
