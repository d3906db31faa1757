import type { FormValues } from '@signet/form'
import { canonicalJson } from '@signet/std'
import { sha256 } from '../../../cases/store/event-store.ts'
import type { Digests } from './look-store.ts'

/**
 * Returns a digest per field: small enough to store per reader, and useless to anyone who cannot see the
 * value.
 */
export function digestsOf(values: FormValues): Digests {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, value]) => [field, sha256(canonicalJson(value)).slice(0, 16)]),
  )
}

/** All forms of an empty value count as the same. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
