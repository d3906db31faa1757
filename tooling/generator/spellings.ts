import { locales, type Texts } from '../../packages/std/src/index.ts'

/** One name as written in files, code, types and SQL. */
export type Spellings = Readonly<{ kebab: string; camel: string; pascal: string; snake: string }>

/** Throws unless the name consists of letters and digits with hyphens between words. */
export function spellings(kebab: string): Spellings {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new Error(`"${kebab}" is not a name like short-links: small letters, words joined by hyphens.`)

  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_') }
}

/** Uses the same text in every language, to be translated later. */
export function sameInEveryLanguage(words: Readonly<Record<string, string>>): Texts {
  const inAll = (word: string) => Object.fromEntries(locales.map((locale) => [locale, word]))
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, inAll(word)])) as Texts
}
