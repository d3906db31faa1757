import { type Locale, locales } from '@signet/std'

export { type Locale, locales }

/** The source language and the fallback (spec section 9). */
export const defaultLocale: Locale = 'zh-CN'

const bySpecCode = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' } as const
export type SpecLocale = keyof typeof bySpecCode

/** The name of a language in its own words, for the language chooser. */
export const nativeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
}

/**
 * Finds the locale for a tag or an Accept-Language header: `zh-Hant`, `zh_TW`, `en-GB,en;q=0.9`. Falls back
 * to the default.
 */
export function toLocale(wish: string | null | undefined): Locale {
  for (const tag of (wish ?? '').split(',')) {
    const locale = localeOfTag(tag.split(';')[0]?.trim().replace('_', '-') ?? '')
    if (locale) return locale
  }
  return defaultLocale
}

/** The code that the inherited interface stores: zh-Hans, zh-Hant, en. */
export function toSpecLocale(locale: Locale): SpecLocale {
  if (locale === 'en-US') return 'en'
  return locale === 'zh-TW' ? 'zh-Hant' : 'zh-Hans'
}

function localeOfTag(tag: string): Locale | null {
  if (/^en\b/i.test(tag)) return 'en-US'
  if (/^zh-(hant|tw|hk|mo)\b/i.test(tag)) return 'zh-TW'
  return /^zh\b/i.test(tag) ? 'zh-CN' : null
}
