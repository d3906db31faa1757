export {
  type Catalogue,
  catalogueOf,
  namespaceOf,
  type ParsedCatalogue,
  type TextsFile,
} from './catalogue.ts'
export { createTranslate, type Translate, type TranslateParams } from './create-translate.ts'
export { amountInCapitals } from './formats/amount-in-capitals.ts'
export { createFormats, type Formats } from './formats/create-formats.ts'
export type { Instant } from './formats/date-time.ts'
export { wallClock } from './formats/date-time.ts'
export { lunarText } from './formats/lunar-text.ts'
export type { Decimal } from './formats/numbers.ts'
export { createLanguage, type Language, reportMissing } from './language.ts'
export {
  defaultLocale,
  type Locale,
  locales,
  nativeNames,
  type SpecLocale,
  toLocale,
  toSpecLocale,
} from './locale.ts'
export { containsWords, loadCodeOfName, loadMatcher, type Matcher } from './pinyin/matcher.ts'
