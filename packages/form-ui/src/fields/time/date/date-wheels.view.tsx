import { type DatePrecision, type DateSettings, daysInMonth, halfDayName } from '@signet/form/kinds'
import { useLanguage, useT } from '@signet/i18n/react'
import { Wheel, Wheels } from '../../../controls/wheel.tsx'

type DateWheelsProps = Readonly<{
  settings: Pick<DateSettings, 'precision' | 'earliest' | 'latest'>
  now: string
  /** ISO 8601; parts finer than the precision are ignored. */
  date: string
  onTurn: (date: string) => void
}>

/** One wheel per unit of the precision. */
export function DateWheels({ settings, now, date, onTurn }: DateWheelsProps) {
  const t = useT()
  const { locale } = useLanguage()
  const parts = partsOf(date)
  return (
    <Wheels>
      {unitsOf(settings.precision).map((unit) => {
        const [from, to] = rangeOf(unit, parts, { ...settings, now })
        return (
          <Wheel
            key={unit}
            label={t(`date.unit.${unit}`)}
            from={from}
            to={to}
            value={parts[unit]}
            text={(step) =>
              unit === 'halfDay'
                ? halfDayName(pad(step * noon), locale)
                : t(`date.step.${unit}`, { value: pad(step) })
            }
            onChange={(step) => onTurn(textOfParts(turn(parts, unit, step)))}
          />
        )
      })}
    </Wheels>
  )
}

const units = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
const noon = 12

type DateUnit = (typeof units)[number] | 'halfDay'

/** Year, month (from 1), day, half day (0 is the morning), hour, minute, second. */
type DateParts = Readonly<Record<DateUnit, number>>

/** The range in years without limits (spec section 5). */
const reach = 150

/** Returns the units of a precision. */
export function unitsOf(precision: DatePrecision): readonly DateUnit[] {
  if (precision === 'halfDay') return ['year', 'month', 'day', 'halfDay']
  return units.slice(0, units.indexOf(precision) + 1)
}

/** Parses ISO text (`2026-11-20T09:30`); missing parts are the earliest. */
export function partsOf(text: string): DateParts {
  const [year = 2000, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number)
  return { year, month, day, halfDay: hour < noon ? 0 : 1, hour, minute, second }
}

export function textOfParts({ year, month, day, hour, minute, second }: DateParts): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`
}

/** Turns one wheel and keeps the day inside its month. */
export function turn(parts: DateParts, unit: DateUnit, value: number): DateParts {
  const turned = { ...parts, [unit]: value, ...(unit === 'halfDay' && { hour: value * noon }) }
  return { ...turned, day: Math.min(turned.day, daysInMonth(turned.year, turned.month)) }
}

/** Returns the first and last value of a wheel; years by the limits, or 150 before and after now. */
export function rangeOf(
  unit: DateUnit,
  parts: DateParts,
  {
    earliest,
    latest,
    now,
  }: Readonly<{ earliest?: string | undefined; latest?: string | undefined; now: string }>,
): readonly [number, number] {
  const thisYear = Number(now.slice(0, 4))
  const ranges: Record<DateUnit, readonly [number, number]> = {
    year: [yearOf(earliest) ?? thisYear - reach, yearOf(latest) ?? thisYear + reach],
    month: [1, 12],
    day: [1, daysInMonth(parts.year, parts.month)],
    halfDay: [0, 1],
    hour: [0, 23],
    minute: [0, 59],
    second: [0, 59],
  }
  return ranges[unit]
}

function yearOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : Number(day.slice(0, 4))
}

function pad(value: number, places = 2): string {
  return String(value).padStart(places, '0')
}
