import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { DayStanding } from './day-standing.ts'
import { MonthDay } from './month-day.tsx'
import { monthLater } from './month-later.ts'
import { monthWeeks } from './month-weeks.ts'
import { useHours } from './use-hours.ts'
import styles from './working-calendar.module.css'

type MonthViewProps = Readonly<{
  month: string
  today: string
  standing: (date: string) => DayStanding
  onMonth: (month: string) => void
  onTurn: (date: string) => void
}>

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A month on the wall: which days count, how long, and why. Pressing a day turns it. */
export function MonthView({ month, today, standing, onMonth, onTurn }: MonthViewProps) {
  const t = useT()
  const hours = useHours()
  const weeks = monthWeeks(month)
  const minutes = weeks.flatMap((week) => week.flatMap((day) => (day ? standing(day).minutes : [])))
  const worked = minutes.filter((one) => one > 0)
  const total = hours(worked.reduce((sum, one) => sum + one, 0))
  const [year = '', number = ''] = month.split('-')
  const name = t('working-calendar.month', { year, month: String(Number(number)) })

  return (
    <>
      <div className={styles.bar}>
        <Button
          icon={<ChevronLeft size={16} aria-hidden />}
          aria-label={t('working-calendar.earlier')}
          onClick={() => onMonth(monthLater(month, -1))}
        />
        <strong className={styles.month} aria-live="polite">
          {name}
        </strong>
        <Button
          icon={<ChevronRight size={16} aria-hidden />}
          aria-label={t('working-calendar.later')}
          onClick={() => onMonth(monthLater(month, 1))}
        />
        <span className={styles.sum}>{t('working-calendar.sum', { days: worked.length, hours: total })}</span>
      </div>
      <table className={styles.grid} aria-label={name}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {t(`working-calendar.weekday.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {weekdays.map((weekday) => {
                const day = week[weekday]
                return (
                  <td key={weekday}>
                    {day && (
                      <MonthDay date={day} isToday={day === today} standing={standing(day)} onTurn={onTurn} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
