import { useFormats, useT } from '@signet/i18n/react'
import { Card, IconButton } from '@signet/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ColourDot } from './colour-dot.tsx'
import { dayAfter, gridOf, monthAfter, noonOf } from './month-days.ts'
import styles from './month-grid.module.css'
import type { Entry } from './queries.ts'

type MonthGridProps = Readonly<{
  day: string
  today: string
  entries: readonly Entry[]
  onDay: (day: string) => void
}>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const mostDots = 3
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** A month to choose a day from, by pointer or arrow keys. */
export function MonthGrid({ day, today, entries, onDay }: MonthGridProps) {
  const t = useT()
  const [year, month] = day.split('-').map(Number)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onDay(dayAfter(day, step))
  }
  return (
    <Card label={t('schedules.calendar')}>
      <div className={styles.head}>
        <IconButton
          label={t('schedules.monthBefore')}
          icon={<ChevronLeft />}
          onClick={() => onDay(monthAfter(day, -1))}
        />
        <h2 className={styles.title} aria-live="polite">
          {t('schedules.month', { year: String(year), month: Number(month) })}
        </h2>
        <IconButton
          label={t('schedules.monthAfter')}
          icon={<ChevronRight />}
          onClick={() => onDay(monthAfter(day, 1))}
        />
        <button type="button" className={styles.today} onClick={() => onDay(today)}>
          {t('schedules.today')}
        </button>
      </div>
      <div className={styles.grid} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {t(`schedules.weekday.${weekday}`)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div className={styles.grid} onKeyDown={move}>
        {gridOf(day).map((one) => (
          <DayButton
            key={one}
            day={one}
            isChosen={one === day}
            isToday={one === today}
            isOutside={one.slice(0, 7) !== day.slice(0, 7)}
            entries={entries.filter(({ startDay, endDay }) => startDay <= one && one <= endDay)}
            onPress={() => onDay(one)}
          />
        ))}
      </div>
    </Card>
  )
}

type DayButtonProps = Readonly<{
  day: string
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  entries: readonly Entry[]
  onPress: () => void
}>

function DayButton({ day, isChosen, isToday, isOutside, entries, onPress }: DayButtonProps) {
  const t = useT()
  const formats = useFormats()
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      tabIndex={isChosen ? 0 : -1}
      // The arrow keys move the focus with the day.
      ref={(button) => {
        const inGrid = button?.parentElement?.contains(document.activeElement)
        if (isChosen && inGrid && document.activeElement !== button) button?.focus()
      }}
      onClick={onPress}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">
        {t('schedules.dayWithCount', { day: formats.date(noonOf(day)), count: entries.length })}
      </span>
      <span className={styles.dots}>
        {entries.slice(0, mostDots).map(({ id, color }) => (
          <ColourDot key={id} colour={color} />
        ))}
      </span>
    </button>
  )
}
