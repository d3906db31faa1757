import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** Longer passwords are strong, and rating them would take time. */
const longest = 60

/** Returns how hard a password is to guess, from 0 to 4. `about` are names that guessers try first. */
export function ratePassword(password: string, about: readonly string[]): number {
  return zxcvbn.check(password.slice(0, longest), [...about]).score
}
