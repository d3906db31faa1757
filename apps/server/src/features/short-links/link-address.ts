import { createHash } from 'node:crypto'

export type LinkAddress = Readonly<{ tenant: string; hash: Buffer }>

const shape = /^([a-z][a-z0-9_]{0,30})\.([\w-]{22})$/

/** The code of a tenant and 128 random bits. The code only says where to look; it opens nothing. */
export function newAddress(tenant: string, random: (bytes: number) => Uint8Array): string {
  return `${tenant}.${newSecret(random, 16)}`
}

/** Undefined for what cannot be the address of any link. */
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
