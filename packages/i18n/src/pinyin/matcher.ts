/** Whether a name matches what a person typed to find it; nothing typed matches every name. */
export type Matcher = (name: string, words: string) => boolean

/** Finds names that contain the words. */
export const containsWords: Matcher = (name, words) => name.toLowerCase().includes(words.trim().toLowerCase())

/** Loads the table of syllables and returns a matcher that also finds Chinese names by pinyin and initials. */
export async function loadMatcher(): Promise<Matcher> {
  const { isSpelled } = await import('./is-spelled.ts')
  return (name, words) => containsWords(name, words) || isSpelled(name, words)
}

/** Loads the table of syllables and returns what proposes a code for a name. */
export async function loadCodeOfName(): Promise<(name: string) => string> {
  const { codeOfName } = await import('./code-of-name.ts')
  return codeOfName
}
