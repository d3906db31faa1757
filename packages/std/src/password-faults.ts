/** What a company asks of passwords besides what every password needs. */
export type PasswordRules = Readonly<{
  /** Fewest characters. */
  shortest: number
  /** Of lower case, upper case, digits and other signs, how many kinds are needed. */
  kinds: number
}>

const passwordFaultNames = ['short', 'kinds', 'characters', 'run', 'usual', 'names'] as const
export type PasswordFault = (typeof passwordFaultNames)[number]

/** Common beginnings in published lists of leaked passwords. */
const common = [
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwerty', 'qwertz', 'asdfgh', '1q2w3e', '1qaz2wsx', 'zaq12wsx',
  'iloveyou', 'letmein', 'welcome', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'trustno1', 'starwars',
  'computer', 'michelle', 'jennifer', 'whatever', 'internet', 'samsung', 'woaini', 'administrator', 'admin', 'changeme',
] // biome-ignore format: a list reads better in lines

const fewestCharacters = 4

/**
 * Returns why a password is refused: too short, too few kinds of signs or different characters, a run such as
 * 12345678 or abcdefgh, a common word with only digits around it, or the account or name in it. `about` are those
 * names. Both sides ask it; the server also knows 100,000 common passwords.
 */
export function passwordFaults(
  password: string,
  about: readonly string[],
  { shortest, kinds }: PasswordRules,
): readonly PasswordFault[] {
  const plain = password.toLowerCase()
  const names = about.map((name) => name.toLowerCase()).filter((name) => name.length >= 3)
  const faults: Readonly<Record<PasswordFault, boolean>> = {
    short: password.length < shortest,
    kinds: kindsIn(password) < kinds,
    characters: new Set(plain).size < fewestCharacters,
    run: isRun(plain),
    usual: isUsual(plain),
    names: names.some((name) => plain.includes(name)),
  }
  return passwordFaultNames.filter((fault) => faults[fault])
}

const signs = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

function kindsIn(password: string): number {
  return signs.filter((kind) => kind.test(password)).length
}

function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1)
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  return steps.size === 1
}

function isUsual(text: string): boolean {
  const word = text.replace(/^[\d\W_]+/, '').replace(/[\d\W_]+$/, '')
  return common.includes(word) || common.includes(text)
}
