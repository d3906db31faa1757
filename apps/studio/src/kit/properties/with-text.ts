import { type Locale, type LocalizedText, locales } from '@signet/form'

/** Sets the text of one language. A text for all languages stays one until a language gets its own. */
export function withText(value: LocalizedText, locale: Locale, text: string): LocalizedText {
  const before = typeof value === 'string' ? { 'zh-CN': value } : value
  const words = { ...before, [locale]: text }
  const others = locales.slice(1).filter((one) => words[one])
  if (others.length === 0) return words['zh-CN']
  return {
    'zh-CN': words['zh-CN'],
    ...Object.fromEntries(others.map((one) => [one, words[one]])),
  }
}
