import { useT } from '@signet/i18n/react'
import type { EntryDetail } from './queries.ts'

/** The reminder in words. */
export function useReminderWords() {
  const t = useT()
  return (reminder: EntryDetail['reminder']): string => {
    if (reminder.kind === 'none') return t('schedules.reminder.none')
    if (reminder.kind === 'minutes') return t('schedules.reminder.minutes', { minutes: reminder.minutes })
    return t('schedules.reminder.days', { days: reminder.days, hour: reminder.hour })
  }
}
