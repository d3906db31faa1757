import { type Locale, locales } from '@signet/std'
import { z } from 'zod'

export { type Locale, locales }

/** A word of an administrator: one text for everybody, or one per language (zh-CN is the source). */
export const LocalizedText = z.union([
  z.string().max(500),
  z.strictObject({
    'zh-CN': z.string().max(500),
    'zh-TW': z.string().max(500).optional(),
    'en-US': z.string().max(500).optional(),
  }),
])
export type LocalizedText = Readonly<z.output<typeof LocalizedText>> | string

/** The text in the reader's language; a language that was not written falls back to zh-CN. */
export function textIn(locale: Locale, text: LocalizedText): string {
  return typeof text === 'string' ? text : text[locale] || text['zh-CN']
}

/** The text in every language it was written in. */
export function wordsOf(text: LocalizedText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).filter((word) => word !== undefined)
}

/** Several things one after the other, as the language separates them. */
export function listIn(locale: Locale, words: readonly string[]): string {
  return words.join(locale === 'en-US' ? ', ' : '、')
}
