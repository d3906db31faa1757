import { hashToken, newToken } from '../sessions/index.ts'

/** By these beginnings programs find keys that somebody published by mistake. */
const beginnings = { program: 'signet_key_', personal: 'signet_pat_' } as const

export type KeyKind = keyof typeof beginnings

/** A new secret, and what is kept of it. */
export function newKeySecret(kind: KeyKind, random: (bytes: number) => Uint8Array) {
  const secret = beginnings[kind] + newToken(random)
  return { secret, hash: hashToken(secret), ending: secret.slice(-4) }
}

const shape = /^signet_(?:key|pat)_[\w-]{43}$/

/** Whether a text has the format of a key. No token of a session has it. */
export function looksLikeKey(text: string): boolean {
  return shape.test(text)
}
