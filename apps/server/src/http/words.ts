import { type Catalogue, createTranslate, type Locale, locales, type Translate } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'

/** Every sentence the server may say, and the whole catalogue for clients that ask for it. */
export type Words = Readonly<{
  t: (locale: Locale) => Translate
  catalogue: (locale: Locale) => Catalogue
}>

type OnFault = (key: string, error: unknown) => void

/**
 * Reads the `locales` folders of all apps and packages once. A sentence that cannot be said (a parameter is missing)
 * is a fault of ours: it is reported, and its key stands for it, so that no list and no answer is lost with it.
 */
export async function readWords(root: string, onFault: OnFault = () => undefined): Promise<Words> {
  const catalogues = await readCatalogues(root)
  const translators = Object.fromEntries(
    locales.map((locale) => [
      locale,
      unbroken(createTranslate({ locale, catalogue: catalogues[locale] }), onFault),
    ]),
  ) as Record<Locale, Translate>

  return { t: (locale) => translators[locale], catalogue: (locale) => catalogues[locale] }
}

function unbroken(translate: Translate, onFault: OnFault): Translate {
  return (key, params) => {
    try {
      return translate(key, params)
    } catch (error) {
      onFault(key, error)
      return key
    }
  }
}
