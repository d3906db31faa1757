import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signed parts: message id, time (seconds since 1970), and exact body. */
export type Signed = Readonly<{ id: string; timestamp: string; body: string }>

const prefix = 'whsec_'

/** Returns a secret of 32 bytes in the format of Standard Webhooks. */
export function freshSecret(random: (bytes: number) => Uint8Array): string {
  return `${prefix}${Buffer.from(random(32)).toString('base64')}`
}

/**
 * Returns `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, keyed by the decoded secret
 * (Standard Webhooks 1.0.0).
 */
export function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Returns the three headers of Standard Webhooks, with one signature per valid secret. */
export function signatureHeaders(secrets: readonly string[], signed: Signed): Record<string, string> {
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': signed.timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  }
}

/** Whether one of the signatures in a `webhook-signature` header was made with the secret. */
export function isSignedWith(secret: string, signed: Signed, signatures: string): boolean {
  const right = signatureOf(secret, signed)
  return signatures.split(' ').some((signature) => isSame(right, signature))
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
}
