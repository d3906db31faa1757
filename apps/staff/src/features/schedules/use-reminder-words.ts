import { useT } from '@signet/i18n/react'
import type { EntryDetail } from './queries.ts'

/** The reminder in words. */
export function useReminderWords() {
  const t = useT()
  return (reminder: EntryDetail['reminder']): string => {
    if (reminder.kind === 'none') return t('schedules.reminder.none')
    if (reminder.kind === 'minutes') return wordsOfMinutes(t, reminder.minutes)
    return t('schedules.reminder.days', { days: reminder.days, hour: reminder.hour })
  }
}

/** Whole days and hours are said as such. */
function wordsOfMinutes(t: ReturnType<typeof useT>, minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return t('schedules.reminder.daysBefore', { days: minutes / 1440 })
  if (minutes > 0 && minutes % 60 === 0) return t('schedules.reminder.hoursBefore', { hours: minutes / 60 })
  return t('schedules.reminder.minutes', { minutes })
}
