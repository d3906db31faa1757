import { type LocalizedText, locales } from '@signet/form'

/** The languages a text lacks. */
export function listMissingLocales(text: LocalizedText) {
  return locales.filter((locale) => (typeof text === 'string' ? locale !== 'zh-CN' || !text : !text[locale]))
}
