import { hash } from 'node:crypto'

/** Tokens and tickets are 256 random bits; the database stores only their SHA-256. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function newToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString('base64url')
}

const shape = /^[\w-]{43}$/

/** Whether a text has the format of a token, to save a query. */
export function looksLikeToken(text: string): boolean {
  return shape.test(text)
}
