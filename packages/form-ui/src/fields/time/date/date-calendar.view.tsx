import { type DateSettings, halfDayName, isTimed } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import styles from '../../../calendar/calendar.module.css'
import { Days, PeriodList } from '../../../calendar/calendar.tsx'
import { TimeWheels } from '../time/time-wheels.view.tsx'

type DateCalendarProps = Readonly<{
  label: string
  settings: Pick<DateSettings, 'precision' | 'earliest' | 'latest'>
  now: string
  /** The current choice, `2026-11-20` or with a time. */
  date: string | undefined
  takesFocus: boolean
  onTurn: (date: string) => void
}>

const wholeDay = { earliest: '00:00', latest: '23:59' }

/** Shows a month, a year or twelve years, with a clock beside it for times. */
export function DateCalendar({ label, settings, now, date, takesFocus, onTurn }: DateCalendarProps) {
  const { locale } = useLanguage()
  const { precision, earliest, latest } = settings
  const today = now.slice(0, 10)
  const day = date?.slice(0, 10)
  const time = (date ?? now).slice(11, 19) || '00:00'
  if (precision === 'month' || precision === 'year') {
    return (
      <PeriodList
        unit={precision}
        day={day ?? today}
        chosen={day}
        {...{ earliest, latest }}
        onChoose={onTurn}
      />
    )
  }
  const timed = isTimed(precision)
  const days = (
    <Days
      label={label}
      today={today}
      day={day}
      {...{ earliest, latest, takesFocus }}
      onChoose={(next) => onTurn(timed ? `${next}T${time}` : next)}
    />
  )
  if (!isTimed(precision)) return days

  return (
    <div className={styles.beside}>
      {days}
      {precision === 'halfDay' ? (
        <HalfDays
          chosen={date && halfDayName(time, locale)}
          onTurn={(next) => onTurn(`${day ?? today}T${next}`)}
        />
      ) : (
        <div className={styles.clock}>
          <TimeWheels
            settings={{ ...wholeDay, precision: precision === 'second' ? 'second' : 'minute' }}
            time={time}
            onTurn={(next) => onTurn(`${day ?? today}T${next}`)}
          />
        </div>
      )}
    </div>
  )
}

type HalfDaysProps = Readonly<{ chosen: string | undefined; onTurn: (time: string) => void }>

function HalfDays({ chosen, onTurn }: HalfDaysProps) {
  const { locale } = useLanguage()
  return (
    <div className={styles.halves}>
      {['00:00', '12:00'].map((half) => {
        const name = halfDayName(half, locale)
        return (
          <button
            key={half}
            type="button"
            className={styles.choice}
            aria-pressed={name === chosen}
            onClick={() => onTurn(half)}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
