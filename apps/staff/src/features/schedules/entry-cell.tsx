import { useFormats, useT } from '@signet/i18n/react'
import { Cell } from '@signet/ui'
import { UrgencyMark } from '../../kit/fields/urgency-mark.tsx'
import styles from './entry-cell.module.css'
import { noonOf, scheduleHref } from './month-days.ts'
import type { Entry } from './queries.ts'

/** A calendar event of a day, as a link to its details. */
export function EntryCell({ entry }: Readonly<{ entry: Entry }>) {
  const t = useT()
  const words = useTimeWords()
  const { title, color, urgency, creator, categoryName, answer } = entry
  return (
    <Cell
      icon={<ColourDot colour={color} />}
      title={title}
      note={[words(entry), ...(categoryName ? [categoryName] : []), creator.name]
        .concat(answer === 'tentative' ? [t('schedules.answered.tentative')] : [])
        .join(' · ')}
      value={urgency === 'normal' ? undefined : <UrgencyMark urgency={urgency} />}
      href={scheduleHref.one(entry)}
    />
  )
}

/** Start and end in as few words as possible. */
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

/** Decorative: the colour repeats what the text says. */
export function ColourDot({ colour }: Readonly<{ colour: Entry['color'] }>) {
  return <span className={styles.dot} data-colour={colour} aria-hidden="true" />
}
