import { createHash } from 'node:crypto'

export type LinkAddress = Readonly<{ tenant: string; hash: Buffer }>

const shape = /^([a-z][a-z0-9_]{0,30})\.([\w-]{22})$/

/** Returns an address of tenant code and 128 random bits; the code only locates the link. */
export function newAddress(tenant: string, random: (bytes: number) => Uint8Array): string {
  return `${tenant}.${newSecret(random, 16)}`
}

/** Returns undefined for malformed addresses. */
export function readAddress(address: string): LinkAddress | undefined {
  const tenant = shape.exec(address)?.[1]
  return tenant === undefined ? undefined : { tenant, hash: hashOf(address) }
}

export function newSecret(random: (bytes: number) => Uint8Array, bytes: number): string {
  return Buffer.from(random(bytes)).toString('base64url')
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
