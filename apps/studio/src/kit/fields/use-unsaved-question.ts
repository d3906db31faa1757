import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks before leaving a page with unsaved changes. `body` says what would be lost. */
export function useUnsavedQuestion({ isSaved, body }: Readonly<{ isSaved: boolean; body: string }>): void {
  const t = useT()
  const feedback = useFeedback()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await feedback.ask({
        title: t('studio.leave.title'),
        body,
        confirm: t('studio.leave.confirm'),
        tone: 'danger',
      })),
  })
}
