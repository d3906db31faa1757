import type { Catalogue, ParsedCatalogue } from './catalogue.ts'
import { createTranslate, type Translate } from './create-translate.ts'
import { createFormats, type Formats } from './formats/create-formats.ts'
import type { Locale } from './locale.ts'

/** A reader's language: its sentences, and its formats for dates and numbers. */
export type Language = Readonly<{ locale: Locale; t: Translate; formats: Formats }>

type LanguageOptions = Readonly<{
  locale: Locale
  catalogue: Catalogue | ParsedCatalogue
  timeZone?: string
  onMissing?: (key: string) => void
}>

export function createLanguage({ timeZone, ...options }: LanguageOptions): Language {
  const t = createTranslate(options)
  return { locale: options.locale, t, formats: createFormats({ locale: options.locale, t, timeZone }) }
}
