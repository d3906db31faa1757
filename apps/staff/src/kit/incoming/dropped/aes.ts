/** A content that only its key opens (AES-GCM). */
export type Sealed = Readonly<{ iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }>

/** AES-256 from a secret of enough randomness (HKDF); `purpose` keeps keys for different things apart. */
export async function keyOf(secret: BufferSource, purpose: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) }
  return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Locks a content as JSON. */
export function lock(key: CryptoKey, content: unknown): Promise<Sealed> {
  return lockBytes(key, bytesOf(JSON.stringify(content)))
}

export async function unlock(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unlockBytes(key, sealed)))
}

export async function lockBytes(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, body: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

export function unlockBytes(key: CryptoKey, { iv, body }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body)
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
