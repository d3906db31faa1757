import type { FormValues } from '@signet/form'
import { canonicalJson } from '@signet/std'
import { sha256 } from '../case/hash.ts'
import type { Digests } from './look-store.ts'

/** What somebody sees of a form, small enough to be kept for each who looks, and telling nothing to who may not see it. */
export function digestsOf(values: FormValues): Digests {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, value]) => [field, sha256(canonicalJson(value)).slice(0, 16)]),
  )
}

/** A field that was never filled in reads the same however its emptiness is written. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
