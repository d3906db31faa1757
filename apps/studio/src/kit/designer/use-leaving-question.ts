import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useBlocker } from '@tanstack/react-router'
import type { Autosave } from './use-autosave.ts'

/** Saves pending changes before the page is left; asks only when they cannot be saved. */
export function useLeavingQuestion({ isSaved, save }: Autosave, isHeld = false): void {
  const t = useT()
  const feedback = useFeedback()
  useBlocker({
    disabled: isSaved,
    enableBeforeUnload: !isSaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false
      const isSafe =
        !isHeld &&
        (await save().then(
          () => true,
          () => false,
        ))
      if (isSafe) return false
      return !(await feedback.ask({
        title: t('studio.leave.title'),
        body: t('studio.leave.body'),
        confirm: t('studio.leave.confirm'),
        tone: 'danger',
      }))
    },
  })
}
