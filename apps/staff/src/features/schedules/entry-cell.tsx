import { useFormats, useT } from '@signet/i18n/react'
import { Cell } from '@signet/ui'
import { UrgencyMark } from '../approvals/index.ts'
import { ColourDot } from './colour-dot.tsx'
import { noonOf } from './month-days.ts'
import type { Entry } from './queries.ts'
import { scheduleHref } from './schedule-href.ts'

/** An entry of a day; it leads to all that is known of it. */
export function EntryCell({ entry }: Readonly<{ entry: Entry }>) {
  const words = useTimeWords()
  const { title, color, urgency, creator, categoryName } = entry
  return (
    <Cell
      icon={<ColourDot colour={color} />}
      title={title}
      note={[words(entry), ...(categoryName ? [categoryName] : []), creator.name].join(' · ')}
      value={urgency === 'normal' ? undefined : <UrgencyMark urgency={urgency} />}
      href={scheduleHref.one(entry)}
    />
  )
}

/** From when until when, as short as it can be said. */
export function useTimeWords() {
  const t = useT()
  const formats = useFormats()
  const dayText = (day: string) => formats.date(noonOf(day))
  return ({ allDay, startDay, startTime, endDay, endTime }: Entry): string => {
    if (allDay && startDay === endDay) return t('schedules.allDay')
    if (allDay) return t('schedules.span', { from: dayText(startDay), to: dayText(endDay) })
    if (startDay === endDay) return t('schedules.span', { from: startTime, to: endTime })
    return t('schedules.span', {
      from: `${dayText(startDay)} ${startTime}`,
      to: `${dayText(endDay)} ${endTime}`,
    })
  }
}
