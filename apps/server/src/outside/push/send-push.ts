/// <reference path="./http-ece.d.ts" />
import { createECDH } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { postJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'
import type { PushKeys } from './push-keys.ts'

/** A subscription of a browser: where its vendor takes messages, and the keys (base64url) that the browser made. */
export type PushTarget = Readonly<{ endpoint: string; p256dh: string; auth: string }>

type Push = Readonly<{
  keys: PushKeys
  /** Who is responsible: an address of the web or of mail. */
  contact: string
  payload: string
  /** Replaces an earlier message of the same topic that waits for the device; at most 32 letters of base64url. */
  topic: string
  /** Milliseconds since 1970. */
  now: number
}>

/** `gone`: the subscription ended and is to be forgotten. */
export type PushAnswer = 'taken' | 'gone'

/** Seconds for which a vendor keeps a message for a device that is off. */
const keptFor = 24 * 60 * 60
const limits = { milliseconds: 10_000, bytes: 2_048 } as const
/** Of a record of RFC 8291, as every vendor takes it. */
export const largestPayload = 3_000

/**
 * Sends a message that only the browser can read (RFC 8030, 8291 and 8292). Refuses `outside.*`; an answer that neither
 * takes it nor ends the subscription is `outside.failed`.
 */
export async function sendPush(outside: Outside, target: PushTarget, push: Push): Promise<PushAnswer> {
  const url = new URL(target.endpoint)
  const { status } = await postJson(
    outside,
    {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(keptFor),
        urgency: 'high',
        topic: push.topic,
        authorization: await authorizationOf(url.origin, push),
      },
      body: await encrypted(target, push.payload),
    },
    limits,
  )
  if (status >= 200 && status < 300) return 'taken'
  // 403: made for another key of ours.
  if (status === 404 || status === 410 || status === 403) return 'gone'
  throw new Refusal<RefusalCode>('outside.failed', { host: url.host, status })
}

async function authorizationOf(audience: string, { keys, contact, now }: Push): Promise<string> {
  const { importJWK, SignJWT } = await import('jose')
  const key = await importJWK(keys.jwk, 'ES256')
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now / 1000) + 12 * 60 * 60)
    .sign(key)
  return `vapid t=${token}, k=${keys.publicKey}`
}

/** Each message has a key of its own. */
async function encrypted({ p256dh, auth }: PushTarget, payload: string): Promise<Buffer> {
  const { default: ece } = await import('http_ece')
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  return ece.encrypt(Buffer.from(payload), { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth })
}
