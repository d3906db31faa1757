import {
  type Catalogue,
  createTranslate,
  type Locale,
  locales,
  reportMissing,
  type Translate,
} from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { paramsIn } from '@signet/std'

/** All texts of the server, and the whole catalogue for clients. */
export type Words = Readonly<{
  t: (locale: Locale) => Translate
  catalogue: (locale: Locale) => Catalogue
}>

type OnFault = (key: string, error: unknown) => void

/**
 * Reads the texts of all apps and packages once. A text that is missing or cannot be formatted is reported as a fault
 * and replaced by its key, so that the rest of the answer survives.
 */
export async function readWords(root: string, onFault: OnFault = reportMissing): Promise<Words> {
  const catalogues = await readCatalogues(root)
  const onMissing = (key: string, error: unknown = new Error('No text')) => onFault(key, error)
  const translators = Object.fromEntries(
    locales.map((locale) => [
      locale,
      readerParams(locale, createTranslate({ locale, catalogue: catalogues[locale], onMissing })),
    ]),
  ) as Record<Locale, Translate>

  return { t: (locale) => translators[locale], catalogue: (locale) => catalogues[locale] }
}

/** Chooses the parameters that are meant for this language. */
function readerParams(locale: Locale, translate: Translate): Translate {
  return (key, params) => translate(key, params && paramsIn(locale, params))
}
