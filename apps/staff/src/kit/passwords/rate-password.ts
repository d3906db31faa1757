import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'
import words from '@zxcvbn-ts/language-common/dist/diceware.json.mjs'

const zxcvbn = new ZxcvbnFactory({ dictionary: { words }, graphs })
/** Longer passwords are strong, and rating them would take time. */
const longest = 60

/** Returns how hard a password is to guess, from 0 to 4. `about` are names that guessers try first. */
export function ratePassword(password: string, about: readonly string[]): number {
  return zxcvbn.check(password.slice(0, longest), [...about]).score
}
