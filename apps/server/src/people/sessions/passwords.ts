import { hash, verify } from '@node-rs/argon2'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { createGates } from '../../outside/index.ts'
import { isCommonPassword } from './is-common-password.ts'

/** Argon2id with OWASP's first recommendation for servers: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Verified for unknown accounts, so that they take as long as known ones. */
const decoy = hash('nobody has this password', options)

/** Hashing shares the threads of the process with reading files, so few may run and few may wait. */
const gate = createGates({ atOnce: 2, waiting: 40 })

/** Refuses `request.tooMany` when too many hash at once. */
export function hashPassword(password: string): Promise<string> {
  return gate.through('hash', () => hash(password, options))
}

/**
 * `stored` is undefined for an unknown account; the check then takes as long and returns false. Refuses
 * `request.tooMany` when too many hash at once.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await decoy)
  const isRight = await gate.through('hash', () => verify(known, password, options))
  return isRight && stored !== undefined
}

/** Common beginnings in published lists of leaked passwords. */
const common = [
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwerty', 'qwertz', 'asdfgh', '1q2w3e', '1qaz2wsx', 'zaq12wsx',
  'iloveyou', 'letmein', 'welcome', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'trustno1', 'starwars',
  'computer', 'michelle', 'jennifer', 'whatever', 'internet', 'samsung', 'woaini', 'administrator', 'admin', 'changeme',
] // biome-ignore format: a list reads better in lines

const shortest = 8
const fewestCharacters = 4

/**
 * Refuses `session.weakPassword`: shorter than 8, fewer than 4 different characters, a run such as 12345678
 * or abcdefgh, containing the account or name, one of 100,000 common ones, or a common word with only digits
 * around it.
 */
export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const plain = password.toLowerCase()
  const names = about.map((name) => name.toLowerCase()).filter((name) => name.length >= 3)
  const isWeak =
    password.length < shortest ||
    new Set(plain).size < fewestCharacters ||
    isRun(plain) ||
    isUsual(plain) ||
    isCommonPassword(password) ||
    names.some((name) => plain.includes(name))

  if (isWeak) throw new Refusal<RefusalCode>('session.weakPassword', { length: shortest })
}

function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1)
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  return steps.size === 1
}

function isUsual(text: string): boolean {
  const word = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  return common.includes(word) || common.includes(text)
}
