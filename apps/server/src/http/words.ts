import { type Catalogue, createTranslate, type Locale, locales, type Translate } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'

/** Every sentence the server may say, and the whole catalogue for clients that ask for it. */
export type Words = Readonly<{
  t: (locale: Locale) => Translate
  catalogue: (locale: Locale) => Catalogue
}>

/** Reads the `locales` folders of all apps and packages once. */
export async function readWords(root: string): Promise<Words> {
  const catalogues = await readCatalogues(root)
  const translators = Object.fromEntries(
    locales.map((locale) => [locale, createTranslate({ locale, catalogue: catalogues[locale] })]),
  ) as Record<Locale, Translate>

  return { t: (locale) => translators[locale], catalogue: (locale) => catalogues[locale] }
}
