import { type LocalizedText, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'

/** Reads an administrator's words in the language that is worn. */
export function useWord(): (text: LocalizedText) => string {
  const { locale } = useLanguage()
  return (text) => textIn(locale, text)
}
