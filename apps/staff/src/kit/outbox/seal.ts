import type { App } from '../context/app-context.ts'
import type { OutboxStore, Sealed } from './outbox-store.ts'

/** Locks and opens the acts of one person on this device. */
export type Seal = Readonly<{
  person: string
  lock: (content: unknown) => Promise<Sealed>
  open: (sealed: Sealed) => Promise<unknown>
  lockBytes: (bytes: ArrayBuffer) => Promise<Sealed>
  openBytes: (sealed: Sealed) => Promise<ArrayBuffer>
}>

/**
 * Opens the seal of the person whose session this is. Its key comes from the server, so that what is sealed outlives the
 * session and opens for the same person only; on the device the key itself is locked with the session's token. Without
 * a key of the server, what is sealed opens as long as this session lasts. Undefined when neither device nor server has it.
 */
export async function openSeal(
  { client, session }: Pick<App, 'client' | 'session'>,
  store: OutboxStore,
  person: string,
): Promise<Seal | undefined> {
  const token = session.token()
  if (token === null) return undefined

  const ofSession = await keyOf(bytesOf(token))
  const kept = await store.readSeal()
  const known = kept?.person === person ? await unlock(ofSession, kept.sealed).catch(() => null) : null
  if (typeof known === 'string') return sealOf(person, known)

  const asked = await client.account.deviceKey().catch(() => undefined)
  if (!asked) return undefined
  const secret = asked.key || toText(crypto.getRandomValues(new Uint8Array(32)))
  await store.writeSeal({ person, sealed: await lock(ofSession, secret) })
  return sealOf(person, secret)
}

async function sealOf(person: string, secret: string): Promise<Seal> {
  const key = await keyOf(bytesOf(secret))
  return {
    person,
    lock: (content) => lock(key, content),
    open: (sealed) => unlock(key, sealed),
    lockBytes: (bytes) => lockBytes(key, bytes),
    openBytes: (sealed) => unlockBytes(key, sealed),
  }
}

/** AES-256 from a secret of enough randomness (HKDF). */
async function keyOf(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('signet outbox') }
  return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function lock(key: CryptoKey, content: unknown): Promise<Sealed> {
  return lockBytes(key, bytesOf(JSON.stringify(content)))
}

async function unlock(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unlockBytes(key, sealed)))
}

async function lockBytes(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, body: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

function unlockBytes(key: CryptoKey, { iv, body }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
