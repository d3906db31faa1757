import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What can be asked without a session and costs something: a hash, a mail, a message. */
export const doors = ['signIn', 'resetPassword', 'smsCode', 'register'] as const
export type Door = (typeof doors)[number]

/** What a browser is to work on, and what its proof is good for. */
export type Challenge = Readonly<{
  door: Door
  /** SHA-256 of company and account or phone, as base64url. */
  subject: string
  /** Leading zero bits that the hash of each part must have. */
  bits: number
  /** In milliseconds. */
  until: number
  /** Random, so that no two are the same. */
  nonce: string
}>

/**
 * Parts of a proof, each solved for itself. Sixteen small ones take a browser about as long each time; one large one is
 * a lottery (Friendly Captcha, “Controlling variance in proof of work algorithms”).
 */
export const parts = 16

const Claims = z.tuple([
  z.enum(doors),
  z.string().max(60),
  z.int().min(1).max(30),
  z.int(),
  z.string().max(60),
])

export function subjectOf(tenant: string, subject: string): string {
  return hash('sha256', JSON.stringify([tenant, subject.toLowerCase()]), 'buffer')
    .subarray(0, 16)
    .toString('base64url')
}

/**
 * Returns the text that a browser works on. What it says is signed as a whole in one encoding, so that no part can be
 * read as another (CVE-2025-68113 of ALTCHA).
 */
export function signChallenge(key: Uint8Array, { door, subject, bits, until, nonce }: Challenge): string {
  const claims = Buffer.from(JSON.stringify([door, subject, bits, until, nonce])).toString('base64url')
  return `${claims}.${signatureOf(key, claims)}`
}

/** Returns what this key signed; undefined for any other text. */
export function readChallenge(key: Uint8Array, text: string): Challenge | undefined {
  const [claims = '', signature = '', ...more] = text.split('.')
  // Compared as it is written: bytes can be written in several ways, and each would count as a challenge of its own.
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(key, claims))
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [door, subject, bits, until, nonce] = Claims.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  )
  return { door, subject, bits, until, nonce }
}

function signatureOf(key: Uint8Array, claims: string): string {
  return createHmac('sha256', key).update(`proof of work ${claims}`).digest('base64url')
}

/** A challenge and a number for each of its parts, as the header `Proof-Of-Work` brings them. */
export type Proof = Readonly<{ challenge: string; numbers: readonly number[] }>

/** Splits `claims.signature.numbers`, where numbers are in base 36 with `-` between them. */
export function readProof(header: string): Proof {
  const end = header.lastIndexOf('.')
  const numbers = header.slice(end + 1).split('-')
  return { challenge: header.slice(0, Math.max(0, end)), numbers: numbers.map((text) => parseInt(text, 36)) }
}

/**
 * Whether each number solves its part: SHA-256 of the challenge’s own SHA-256 (32 bytes), the part and the number (4
 * bytes each, big-endian) begins with that many zero bits.
 */
export function isSolved({ challenge, numbers }: Proof, bits: number): boolean {
  const seed = hash('sha256', challenge, 'buffer')
  return numbers.length === parts && numbers.every((number, part) => solves(seed, { part, number, bits }))
}

type Attempt = Readonly<{ part: number; number: number; bits: number }>

function solves(seed: Buffer, { part, number, bits }: Attempt): boolean {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** 32) return false
  const tail = Buffer.alloc(8)
  tail.writeUInt32BE(part)
  tail.writeUInt32BE(number, 4)
  return createHash('sha256').update(seed).update(tail).digest().readUInt32BE() < 2 ** (32 - bits)
}
