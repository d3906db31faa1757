import { locales, type Texts } from '../../packages/std/src/index.ts'

/** The same words in every language, for people to replace. */
export function sameInEveryLanguage(words: Readonly<Record<string, string>>): Texts {
  const inAll = (word: string) => Object.fromEntries(locales.map((locale) => [locale, word]))
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, inAll(word)])) as Texts
}
