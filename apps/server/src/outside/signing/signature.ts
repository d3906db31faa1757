import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { headerOf } from '../../http/caller.ts'
import { rawBodyOf } from '../../http/read-input.ts'
import type { Server } from '../../server.ts'
import { type PostResponse, postJson } from '../index.ts'

/** The signed parts: message id, time (seconds since 1970), and exact body. */
export type SignedParts = Readonly<{ id: string; timestamp: string; body: string }>

const prefix = 'whsec_'

/** Returns a secret of 32 bytes in the format of Standard Webhooks. */
export function freshSecret(random: (bytes: number) => Uint8Array): string {
  return `${prefix}${Buffer.from(random(32)).toString('base64')}`
}

/**
 * Returns `v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, keyed by the decoded secret
 * (Standard Webhooks 1.0.0).
 */
export function signatureOf(secret: string, { id, timestamp, body }: SignedParts): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Returns the three headers of Standard Webhooks, with one signature per valid secret. */
export function signatureHeaders(secrets: readonly string[], signed: SignedParts): Record<string, string> {
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': signed.timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  }
}

/** Whether one of the signatures in a `webhook-signature` header was made with the secret. */
export function isSignedWith(secret: string, signed: SignedParts, signatures: string): boolean {
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

type Message = Readonly<{
  url: string
  /** Constant across retries, so that the receiver can deduplicate. */
  id: string
  body: string
  secrets: readonly string[]
}>
type Limits = Readonly<{ milliseconds: number; bytes: number }>

/** Posts a signed body with id and time to a checked address. Refuses `outside.*`. */
export function postSigned(
  { outside, clock }: Pick<Server, 'outside' | 'clock'>,
  { url, id, body, secrets }: Message,
  limits: Limits,
): Promise<PostResponse> {
  const timestamp = String(Math.floor(clock() / 1000))
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders(secrets, { id, timestamp, body }),
  }
  return postJson(outside, { method: 'POST', url: new URL(url), headers, body }, limits)
}

/** Seconds before and after its time in which a signature is valid. */
const freshFor = 5 * 60

/**
 * Checks the signature headers of a request kept by `keepRawBody`. Refuses `flowSteps.signatureWrong` and
 * `flowSteps.signatureOld`.
 */
export function refuseUnsigned(
  { clock }: Pick<Server, 'clock'>,
  request: FastifyRequest,
  secret: string,
): void {
  const timestamp = headerOf(request, 'webhook-timestamp')
  const signed = { id: headerOf(request, 'webhook-id'), timestamp, body: rawBodyOf(request) }
  if (signed.id === '' || !isSignedWith(secret, signed, headerOf(request, 'webhook-signature')))
    throw new Refusal<RefusalCode>('flowSteps.signatureWrong')
  if (!(Math.abs(clock() / 1000 - Number(timestamp)) <= freshFor))
    throw new Refusal<RefusalCode>('flowSteps.signatureOld')
}
