import { type Locale, locales } from '@signet/std'
import { z } from 'zod'

export { type Locale, locales }

/** A text by an administrator: one for every language, or one per language with zh-CN as the source. */
export const LocalizedText = z.union([
  z.string().max(500),
  z.strictObject({
    'zh-CN': z.string().max(500),
    'zh-TW': z.string().max(500).optional(),
    'en-US': z.string().max(500).optional(),
  }),
])
export type LocalizedText = Readonly<z.output<typeof LocalizedText>> | string

/** Returns the text in the reader's language, or in zh-CN without a translation. */
export function textIn(locale: Locale, text: LocalizedText): string {
  return typeof text === 'string' ? text : text[locale] || text['zh-CN']
}

/** Returns the text in every language that it has. */
export function wordsOf(text: LocalizedText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).filter((word) => word !== undefined)
}

/** Joins words with the separator of the language. */
export function listIn(locale: Locale, words: readonly string[]): string {
  return words.join(locale === 'en-US' ? ', ' : '、')
}
