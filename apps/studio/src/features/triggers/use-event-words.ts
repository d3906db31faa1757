import type { TriggerEvent } from '@signet/flow'
import { useT } from '@signet/i18n/react'

/** The event of a trigger in a few words. */
export function useEventWords(): (event: TriggerEvent, about: string | null) => string {
  const t = useT()
  const listed = (words: readonly string[]) => words.join(t('triggers.and'))
  return (event, about) => {
    const name = about ?? t('triggers.nothingChosen')
    switch (event.kind) {
      case 'record':
        return t('triggers.onRecord', {
          name,
          changes: listed(event.changes.map((change) => t(`triggers.change.${change}`))),
        })
      case 'approval':
        return t('triggers.onApproval', {
          name,
          outcomes: listed(event.outcomes.map((outcome) => t(`triggers.outcome.${outcome}`))),
        })
      case 'notice':
        return t('triggers.onNotice', { notice: t(noticeWord(event.notice)) })
      case 'webhook':
        return t('triggers.onWebhook')
      case 'time':
        return timeWords(t, event.schedule)
    }
  }
}

type Schedule = Extract<TriggerEvent, { kind: 'time' }>['schedule']

function timeWords(t: ReturnType<typeof useT>, schedule: Schedule): string {
  switch (schedule.every) {
    case 'minutes':
      return t('triggers.everyMinutes', { minutes: schedule.minutes })
    case 'day':
      return t('triggers.everyDay', { at: schedule.at })
    case 'week': {
      const days = schedule.days
        .map((day) => t('triggers.weekday', { day: String(day) }))
        .join(t('triggers.and'))
      return t('triggers.everyWeek', { days, at: schedule.at })
    }
    case 'month':
      return t('triggers.everyMonth', { months: schedule.months, day: schedule.day, at: schedule.at })
    case 'workday': {
      const { months, place: index, from, at } = schedule
      return t('triggers.everyWorkday', { months, place: index, from, at })
    }
    case 'cron':
      return t('triggers.everyCron', { expression: schedule.expression })
  }
}

/** The name of a notice, by the key of its text. */
export function noticeWord(titleKey: string): string {
  return `triggers.noticeOf.${titleKey.replace('.notice', '')}`
}
