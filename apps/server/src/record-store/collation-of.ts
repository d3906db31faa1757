import type { Locale } from '@signet/i18n'

/** How each language sorts, as PostgreSQL calls it: simplified Chinese by its sound, traditional Chinese by its strokes. */
export const collationOf = {
  'zh-CN': 'zh-x-icu',
  'zh-TW': 'zh-Hant-x-icu',
  'en-US': 'en-x-icu',
} as const satisfies Record<Locale, string>
