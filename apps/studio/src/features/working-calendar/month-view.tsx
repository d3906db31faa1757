import { useFormats, useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { DayState } from './queries.ts'
import styles from './working-calendar.module.css'

type MonthViewProps = Readonly<{
  month: string
  today: string
  standing: (date: string) => DayState
  onMonth: (month: string) => void
  onTurn: (date: string) => void
}>

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A month with working hours and reasons. Pressing a day toggles it. */
export function MonthView({ month, today, standing, onMonth, onTurn }: MonthViewProps) {
  const t = useT()
  const weeks = monthWeeks(month)
  const minutes = weeks.flatMap((week) => week.flatMap((day) => (day ? standing(day).minutes : [])))
  const worked = minutes.filter((one) => one > 0)
  const [year = '', number = ''] = month.split('-')
  const name = t('working-calendar.month', { year, month: String(Number(number)) })

  return (
    <>
      <MonthBar month={month} name={name} worked={worked} onMonth={onMonth} />
      <MonthTable name={name} weeks={weeks} today={today} standing={standing} onTurn={onTurn} />
    </>
  )
}

type MonthBarProps = Pick<MonthViewProps, 'month' | 'onMonth'> &
  Readonly<{
    name: string
    /** The minutes of each working day. */
    worked: readonly number[]
  }>

/** The name of the month between buttons to its neighbours, and the working time in it. */
function MonthBar({ month, name, worked, onMonth }: MonthBarProps) {
  const t = useT()
  const hours = useHours()
  const total = hours(worked.reduce((sum, one) => sum + one, 0))
  return (
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
  )
}

type MonthTableProps = Pick<MonthViewProps, 'today' | 'standing' | 'onTurn'> &
  Readonly<{ name: string; weeks: ReturnType<typeof monthWeeks> }>

function MonthTable({ name, weeks, today, standing, onTurn }: MonthTableProps) {
  const t = useT()
  return (
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
  )
}

/** The month (`2026-10`) this many months later, or earlier when negative. */
function monthLater(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** The weeks of a month (`2026-10`), Monday first; undefined for days of other months. */
function monthWeeks(month: string): readonly (readonly (string | undefined)[])[] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const lead = (first.getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead + 1
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : undefined
    }),
  )
}

type MonthDayProps = Readonly<{
  date: string
  isToday: boolean
  standing: DayState
  onTurn: (date: string) => void
}>

/** One day: its number, working time, and name when it is special. */
function MonthDay({ date, isToday, standing: { minutes, by, name }, onTurn }: MonthDayProps) {
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
      <span className={sharedStyles.oneLine} aria-hidden="true">
        {by === 'expected' ? t('working-calendar.expected', { name }) : name}
      </span>
    </button>
  )
}

/** Minutes as hours, with a decimal only where needed. */
function useHours(): (minutes: number) => string {
  const t = useT()
  const formats = useFormats()
  return (minutes) => {
    const decimals = minutes % 60 === 0 ? 0 : 1
    return t('working-calendar.hours', { hours: formats.number(minutes / 60, { decimals }) })
  }
}
