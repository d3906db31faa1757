import { type LocalizedText, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'

/** Reads a localized text in the current language. */
export function useWord(): (text: LocalizedText) => string {
  const { locale } = useLanguage()
  return (text) => textIn(locale, text)
}
