import { useT } from '@signet/i18n/react'
import type { DayStanding } from './day-standing.ts'
import { useHours } from './use-hours.ts'
import styles from './working-calendar.module.css'

type MonthDayProps = Readonly<{
  date: string
  isToday: boolean
  standing: DayStanding
  onTurn: (date: string) => void
}>

/** One day of the month: its number, how long it is worked, and what it is called when it is special. */
export function MonthDay({ date, isToday, standing: { minutes, by, name }, onTurn }: MonthDayProps) {
  const t = useT()
  const hours = useHours()
  const said = minutes > 0 ? hours(minutes) : t('working-calendar.kind.free')
  return (
    <button
      type="button"
      className={styles.day}
      data-worked={minutes > 0 || undefined}
      data-by={by}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={by === 'own'}
      onClick={() => onTurn(date)}
    >
      <span className="visually-hidden">{t(`working-calendar.day.${by}`, { date, said, name })}</span>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(-2))}
      </span>
      <span aria-hidden="true">{said}</span>
      <span className={styles.called} aria-hidden="true">
        {name}
      </span>
    </button>
  )
}
