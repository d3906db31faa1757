import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRef } from 'react'

/** Closes what is filled in; what was typed and not saved is not thrown away without a question. */
export function useCloseGuard(onClose: () => void) {
  const t = useT()
  const feedback = useFeedback()
  const isDirty = useRef(false)
  const isAsking = useRef(false)
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    const isSure = await feedback.ask({
      title: t('list-design.records.leave'),
      body: t('list-design.records.leaveHint'),
      confirm: t('list-design.records.leaveConfirm'),
      tone: 'danger',
    })
    isAsking.current = false
    if (!isSure) return
    isDirty.current = false
    onClose()
  }

  return {
    setDirty: (next: boolean) => {
      isDirty.current = next
    },
    close: () => {
      if (isDirty.current) void ask()
      else onClose()
    },
  }
}
