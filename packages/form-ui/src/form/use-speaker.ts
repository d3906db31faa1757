import { type LocalizedText, type Speaker, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'

/** The reader's language, for the sentences of the engine. */
export function useSpeaker(): Speaker {
  const { locale, t } = useLanguage()
  return { locale, t }
}

/** Reads an administrator's words in the reader's language. */
export function useWords(): (text: LocalizedText) => string {
  const { locale } = useLanguage()
  return (text) => textIn(locale, text)
}
