import type { Catalogue, ParsedCatalogue } from './catalogue.ts'
import { createTranslate, type OnMissing, type Translate } from './create-translate.ts'
import { createFormats, type Formats } from './formats/create-formats.ts'
import type { Locale } from './locale.ts'

/** A reader's language: its sentences, and its formats for dates and numbers. */
export type Language = Readonly<{ locale: Locale; t: Translate; formats: Formats }>

type LanguageOptions = Readonly<{
  locale: Locale
  catalogue: Catalogue | ParsedCatalogue
  timeZone?: string
  /** Default: the console, which fails journeys and tests. */
  onMissing?: OnMissing
}>

export function createLanguage({
  timeZone,
  onMissing = reportMissing,
  ...options
}: LanguageOptions): Language {
  const t = createTranslate({ ...options, onMissing })
  return { locale: options.locale, t, formats: createFormats({ locale: options.locale, t, timeZone }) }
}

/** Writes to the console, where journeys and tests find it. */
export function reportMissing(key: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a page has no other log
  console.error('No text', key, cause ?? '')
}
