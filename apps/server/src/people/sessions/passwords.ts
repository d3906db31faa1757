import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first recommendation for servers: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Verified for unknown accounts, so that they take as long as known ones. */
const decoy = hash('nobody has this password', options)

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** `stored` is undefined for an unknown account; the check then takes as long and returns false. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy), password, options)
  return isRight && stored !== undefined
}
