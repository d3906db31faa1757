import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'

/** Returns what copies a text and says so. Says it too when the browser refuses, as it does without a secure connection. */
export function useCopy(): (text: string, copied?: string) => Promise<void> {
  const t = useT()
  const feedback = useFeedback()
  return async (text, copied = t('staff.copied')) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return feedback.error(t('staff.copyFailed'))
    }
    feedback.success(copied)
  }
}
