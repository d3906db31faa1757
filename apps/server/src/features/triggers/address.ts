import { createHash } from 'node:crypto'

/** Only this is kept of the secret part of an address. */
export function hashOfAddress(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Where a signing key belongs. */
export function placeOfKey(tenant: string, triggerId: string): string {
  return `${tenant}/trigger/${triggerId}`
}
