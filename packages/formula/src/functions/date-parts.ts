import type { Overload } from '../check/overload.ts'
import { overload } from '../check/overload.ts'
import { aroundOf, type Run } from '../evaluate/run.ts'
import { civilFromDays, DAY, daysFromCivil, daysInMonth, weekdayOf } from '../values/civil.ts'
import { clockOf } from '../values/clock.ts'
import { Exact } from '../values/decimal.ts'
import { localDay } from './dates.ts'
import { functionsOf } from './formula-function.ts'

/** Parts of a day or of an instant's wall clock in the time zone around. */
export const dateParts = functionsOf('date', [
  {
    name: 'year',
    parameters: ['date'],
    example: ["year(date('2026-01-31'))", '2026'],
    overloads: partOfDay((day) => civilFromDays(day).year),
  },
  {
    name: 'month',
    parameters: ['date'],
    example: ["month(date('2026-01-31'))", '1'],
    overloads: partOfDay((day) => civilFromDays(day).month),
  },
  {
    name: 'day',
    parameters: ['date'],
    example: ["day(date('2026-01-31'))", '31'],
    overloads: partOfDay((day) => civilFromDays(day).day),
  },
  {
    name: 'weekday',
    parameters: ['date'],
    example: ["weekday(date('2026-01-31'))", '6'],
    overloads: partOfDay(weekdayOf),
  },
  {
    name: 'hour',
    parameters: ['datetime'],
    example: ["hour(datetime('2026-01-31T09:30:00+08:00'))", '9'],
    overloads: [
      overload(['datetime'], 'number', ([time], run) => new Exact(timeOfDay(time, 3_600_000, 24, run))),
    ],
  },
  {
    name: 'minute',
    parameters: ['datetime'],
    example: ["minute(datetime('2026-01-31T09:30:00+08:00'))", '30'],
    overloads: [
      overload(['datetime'], 'number', ([time], run) => new Exact(timeOfDay(time, 60_000, 60, run))),
    ],
  },
  {
    name: 'timeOfDay',
    parameters: ['datetime'],
    example: ["timeOfDay(datetime('2026-01-31T09:30:00+08:00'))", '9h30m'],
    overloads: [overload(['datetime'], 'duration', ([time], run) => sinceMidnight(time, run))],
  },
  {
    name: 'startOfMonth',
    parameters: ['date'],
    example: ["startOfMonth(date('2026-02-10'))", '2026-02-01'],
    overloads: [overload(['date'], 'date', ([day]) => daysFromCivil({ ...civilFromDays(day), day: 1 }))],
  },
  {
    name: 'endOfMonth',
    parameters: ['date'],
    example: ["endOfMonth(date('2026-02-10'))", '2026-02-28'],
    overloads: [overload(['date'], 'date', ([day]) => lastOfMonth(day))],
  },
])

function partOfDay(part: (day: number) => number): readonly Overload[] {
  return [
    overload(['date'], 'number', ([day]) => new Exact(part(day))),
    overload(['datetime'], 'number', ([time], run) => new Exact(part(localDay(time, run)))),
  ]
}

function timeOfDay(time: number, unit: number, cycle: number, run: Run): number {
  return Math.floor(sinceMidnight(time, run) / unit) % cycle
}

/** Milliseconds on the wall clock. */
function sinceMidnight(time: number, run: Run): number {
  const local = time + clockOf(aroundOf(run)).offsetAt(time) * 60_000
  return local - Math.floor(local / DAY) * DAY
}

function lastOfMonth(days: number): number {
  const civil = civilFromDays(days)
  return daysFromCivil({ ...civil, day: daysInMonth(civil.year, civil.month) })
}
