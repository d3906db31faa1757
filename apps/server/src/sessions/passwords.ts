import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP names first for servers: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Nobody's password: an unknown account costs the same work as a known one. */
const decoy = hash('nobody has this password', options)

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** `stored` is undefined for an account that does not exist; the answer is then no, after the same time. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy), password, options)
  return isRight && stored !== undefined
}
