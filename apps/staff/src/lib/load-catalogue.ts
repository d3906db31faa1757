import type { Locale, ParsedCatalogue } from '@signet/i18n'

const loaders: Readonly<Record<Locale, () => Promise<{ catalogue: ParsedCatalogue }>>> = {
  'zh-CN': () => import('virtual:texts/zh-CN'),
  'zh-TW': () => import('virtual:texts/zh-TW'),
  'en-US': () => import('virtual:texts/en-US'),
}

/** Loads all sentences of one language; the other languages stay on the server. */
export async function loadCatalogue(locale: Locale): Promise<ParsedCatalogue> {
  return (await loaders[locale]()).catalogue
}
