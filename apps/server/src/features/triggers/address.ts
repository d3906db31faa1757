import { createHash } from 'node:crypto'

/** Only the hash of the secret part is stored. */
export function hashOfAddress(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Returns the context that a signing key is sealed for. */
export function placeOfKey(tenant: string, triggerId: string): string {
  return `${tenant}/trigger/${triggerId}`
}
