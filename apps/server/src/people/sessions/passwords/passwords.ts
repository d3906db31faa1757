import { hash, verify } from '@node-rs/argon2'
import type { RefusalCode } from '@signet/contract'
import { type PasswordRules, passwordFaults, Refusal } from '@signet/std'
import { createGates } from '../../../outside/index.ts'
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

/** While a company is founded it has no rules of its own. */
const usualRules: PasswordRules = { shortest: 8, kinds: 1 }

/**
 * Refuses `session.weakPassword` and `session.passwordKinds`: see `passwordFaults`; besides, one of 100,000 common
 * passwords. `about` are the account and name of its owner.
 */
export function refuseWeakPassword(
  password: string,
  about: readonly string[],
  rules: PasswordRules = usualRules,
): void {
  const faults = passwordFaults(password, about, rules)
  if (faults.length === 1 && faults[0] === 'kinds')
    throw new Refusal<RefusalCode>('session.passwordKinds', { count: rules.kinds })
  if (faults.length > 0 || isCommonPassword(password))
    throw new Refusal<RefusalCode>('session.weakPassword', { length: rules.shortest })
}

/**
 * Returns a random password that the usual rules accept. It is drawn again when the filter of common passwords refuses
 * it, which happens to one of 11,000. `about` as for `refuseWeakPassword`.
 */
export function drawPassword(random: (bytes: number) => Uint8Array, about: readonly string[]): string {
  const password = Buffer.from(random(18)).toString('base64url')
  const isWeak = passwordFaults(password, about, usualRules).length > 0 || isCommonPassword(password)
  return isWeak ? drawPassword(random, about) : password
}
