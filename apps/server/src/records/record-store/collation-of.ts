import type { Locale } from '@signet/i18n'

/** PostgreSQL collations by language: pinyin for simplified Chinese, strokes for traditional Chinese. */
export const collationOf = {
  'zh-CN': 'zh-x-icu',
  'zh-TW': 'zh-Hant-x-icu',
  'en-US': 'en-x-icu',
} as const satisfies Record<Locale, string>
