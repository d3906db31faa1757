import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is about: the id of a message, when it is sent (seconds since 1970), and its body, byte for byte. */
export type Signed = Readonly<{ id: string; timestamp: string; body: string }>

const prefix = 'whsec_'

/** A secret of 32 bytes, written as Standard Webhooks has it. */
export function freshSecret(random: (bytes: number) => Uint8Array): string {
  return `${prefix}${Buffer.from(random(32)).toString('base64')}`
}

/**
 * `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, with the bytes that the secret writes. Source: Standard
 * Webhooks 1.0.0.
 */
export function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The three headers of Standard Webhooks; while a secret is being replaced there is a signature of each. */
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

/** Takes the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
}
