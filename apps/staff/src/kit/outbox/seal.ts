import type { App } from '../context/app-context.ts'
import { bytesOf, keyOf, lock, lockBytes, type Sealed, unlock, unlockBytes } from '../incoming/dropped/aes.ts'
import type { OutboxStore } from './outbox-store.ts'

/** Locks and opens the acts of one person on this device. */
export type Seal = Readonly<{
  person: string
  lock: (content: unknown) => Promise<Sealed>
  open: (sealed: Sealed) => Promise<unknown>
  lockBytes: (bytes: ArrayBuffer) => Promise<Sealed>
  openBytes: (sealed: Sealed) => Promise<ArrayBuffer>
}>

const purpose = 'signet outbox'

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

  const ofSession = await keyOf(bytesOf(token), purpose)
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
  const key = await keyOf(bytesOf(secret), purpose)
  return {
    person,
    lock: (content) => lock(key, content),
    open: (sealed) => unlock(key, sealed),
    lockBytes: (bytes) => lockBytes(key, bytes),
    openBytes: (sealed) => unlockBytes(key, sealed),
  }
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
