import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

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
 * or abcdefgh, containing the account or name, or a common word with only digits around it.
 */
export function refuseWeakPassword(password: string, about: readonly string[]): void {
  const plain = password.toLowerCase()
  const names = about.map((name) => name.toLowerCase()).filter((name) => name.length >= 3)
  const isWeak =
    password.length < shortest ||
    new Set(plain).size < fewestCharacters ||
    isRun(plain) ||
    isUsual(plain) ||
    names.some((name) => plain.includes(name))

  if (isWeak) throw new Refusal<RefusalCode>('session.weakPassword', { length: shortest })
}

function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let place = 1; place < text.length; place += 1)
    steps.add(text.charCodeAt(place) - text.charCodeAt(place - 1))
  return steps.size === 1
}

function isUsual(text: string): boolean {
  const word = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  return common.includes(word) || common.includes(text)
}
