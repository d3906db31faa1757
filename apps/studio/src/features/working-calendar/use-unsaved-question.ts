import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useBlocker } from '@tanstack/react-router'

/** Asks before a page is left whose changes nobody has saved. */
export function useUnsavedQuestion({ isSaved }: Readonly<{ isSaved: boolean }>): void {
  const t = useT()
  const feedback = useFeedback()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await feedback.ask({
        title: t('studio.leave.title'),
        body: t('working-calendar.leave'),
        confirm: t('studio.leave.confirm'),
        tone: 'danger',
      })),
  })
}
