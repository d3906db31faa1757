import { keyOf } from './aes.ts'

/** The two halves of a letterbox: everybody on the device locks with the open one, only the owner has the other. */
export type LetterboxKeys = Readonly<{ open: ArrayBuffer; secret: JsonWebKey }>

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const purpose = 'signet incoming'

export async function createLetterboxKeys(): Promise<LetterboxKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return {
    open: await crypto.subtle.exportKey('raw', publicKey),
    secret: await crypto.subtle.exportKey('jwk', privateKey),
  }
}

/** A new key for one letter, and the `trace` with which the owner of the letterbox finds the same key (ECDH, ephemeral). */
export async function keyForLetter(
  open: ArrayBuffer,
): Promise<Readonly<{ key: CryptoKey; trace: ArrayBuffer }>> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  return {
    key: await agreedKey(privateKey, open),
    trace: await crypto.subtle.exportKey('raw', publicKey),
  }
}

/** The key of a letter, for the owner of the letterbox. */
export async function keyOfLetter(secret: JsonWebKey, trace: ArrayBuffer): Promise<CryptoKey> {
  return agreedKey(await crypto.subtle.importKey('jwk', secret, curve, false, ['deriveBits']), trace)
}

async function agreedKey(own: CryptoKey, other: ArrayBuffer): Promise<CryptoKey> {
  const theirs = await crypto.subtle.importKey('raw', other, curve, false, [])
  return keyOf(await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256), purpose)
}
