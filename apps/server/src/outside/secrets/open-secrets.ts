import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/**
 * Seals texts against readers of a copied database. `place` binds a text to its owner; it cannot be opened
 * for another.
 */
export type Secrets = Readonly<{
  /** Whether the operator set a key. */
  isReady: boolean
  /** Refuses `secrets.noKey` when the operator set no key. */
  seal: (text: string, place: string) => string
  /**
   * Refuses `secrets.noKey`, and `secrets.unreadable` when sealed with another key or for another place.
   */
  open: (sealed: string, place: string) => string
  /** Seals with the newest key what an older one sealed; returns anything else as it is. */
  reseal: (sealed: string, place: string) => string
  /** Equal texts have equal digests; testing a guess requires the key, unless the operator set none. */
  digest: (text: string) => string
  /** Bytes for a purpose, the same as long as the key is (HKDF). Refuses `secrets.noKey`. */
  derive: (purpose: string, bytes: number) => Uint8Array
}>

type Source = Readonly<{
  key: Uint8Array | undefined
  /** Keys of before, which still open what they sealed. */
  olderKeys?: readonly Uint8Array[]
  random: (bytes: number) => Uint8Array
}>

const form = /^v1\.([\w-]{8})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/

/** AES-256-GCM; a sealed text names its format and its key (by a few bits of the key's digest). */
export function openSecrets({ key, olderKeys = [], random }: Source): Secrets {
  if (!key)
    return {
      isReady: false,
      seal: refuseWithoutKey,
      open: refuseWithoutKey,
      reseal: (sealed) => sealed,
      digest: plainDigest,
      derive: refuseWithoutKey,
    }

  const name = nameOf(key)
  const keys = new Map([key, ...olderKeys].map((one) => [nameOf(one), one]))
  const digestKey = createHmac('sha256', key).update('digest').digest()
  const seal = (text: string, place: string) => {
    const nonce = random(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const parts = [nonce, cipher.getAuthTag(), body].map((part) => Buffer.from(part).toString('base64url'))
    return ['v1', name, ...parts].join('.')
  }
  const open = (sealed: string, place: string) => {
    const [, by = '', nonce = '', tag = '', body = ''] = form.exec(sealed) ?? []
    const sealedWith = keys.get(by)
    if (!sealedWith) throw new Refusal<RefusalCode>('secrets.unreadable')
    return unseal(sealedWith, { nonce, tag, body, place })
  }

  return {
    isReady: true,
    seal,
    open,
    reseal: (sealed, place) => {
      const by = form.exec(sealed)?.[1] ?? name
      return by !== name && keys.has(by) ? seal(open(sealed, place), place) : sealed
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('hex'),
    derive: (purpose, bytes) => new Uint8Array(hkdfSync('sha256', key, '', purpose, bytes)),
  }
}

function nameOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8)
}

function unseal(
  key: Uint8Array,
  { nonce, tag, body, place }: Readonly<Record<'nonce' | 'tag' | 'body' | 'place', string>>,
): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
      .setAAD(Buffer.from(place))
      .setAuthTag(Buffer.from(tag, 'base64url'))
    return decipher.update(Buffer.from(body, 'base64url')).toString('utf8') + decipher.final('utf8')
  } catch {
    throw new Refusal<RefusalCode>('secrets.unreadable')
  }
}

function plainDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function refuseWithoutKey(): never {
  throw new Refusal<RefusalCode>('secrets.noKey')
}
