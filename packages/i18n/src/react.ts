import { createContext, use } from 'react'
import type { Translate } from './create-translate.ts'
import type { Formats } from './formats/create-formats.ts'
import type { Language } from './language.ts'

export { useMatcher } from './pinyin/use-matcher.ts'

const LanguageContext = createContext<Language | null>(null)

/** Sets the language of everything below it: `<LocaleProvider value={language}>`. */
export const LocaleProvider = LanguageContext.Provider

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useT, useFormats and useLanguage need a <LocaleProvider> above them')
  return language
}

export function useT(): Translate {
  return useLanguage().t
}

export function useFormats(): Formats {
  return useLanguage().formats
}
