import { literal, type Overload, overload } from '../check/overload.ts'
import { aroundOf, fail, type Run } from '../evaluate/run.ts'
import {
  addMonths,
  civilFromDays,
  DAY,
  daysFromCivil,
  daysInMonth,
  isCivil,
  monthsBetween,
  readDay,
  weekdayOf,
} from '../values/civil.ts'
import { calendarDay, clockOf, dayOf, instant, instantOf, readInstant } from '../values/clock.ts'
import { Exact, wholeNumber } from '../values/decimal.ts'
import { functionsOf } from './formula-function.ts'

/** Functions that create, shift and measure days and instants. */
export const dates = functionsOf('date', [
  {
    name: 'date',
    parameters: ['yearOrText', 'month', 'day'],
    example: ['date(2026, 1, 31)', '2026-01-31'],
    overloads: [
      literal(['text'], 'date', ([text]) => readDay(text) ?? badDate(text)),
      literal(['number', 'number', 'number'], 'date', ([year, month, day]) =>
        civilDay(wholeNumber(year), wholeNumber(month), wholeNumber(day)),
      ),
      overload(['datetime'], 'date', ([time], run) => localDay(time, run)),
    ],
  },
  {
    name: 'datetime',
    parameters: ['text'],
    example: ["datetime('2026-01-31T09:30:00+08:00')", '2026-01-31T09:30:00+08:00'],
    overloads: [literal(['text'], 'datetime', ([text], run) => readInstant(text, run) ?? badDate(text))],
  },
  {
    name: 'addDays',
    parameters: ['date', 'days'],
    example: ["addDays(date('2026-02-28'), 1)", '2026-03-01'],
    overloads: [
      overload(['date', 'number'], 'date', ([day, days]) => calendarDay(day + wholeNumber(days))),
      overload(['datetime', 'number'], 'datetime', ([time, days]) => instant(time + wholeNumber(days) * DAY)),
    ],
  },
  {
    name: 'addMonths',
    parameters: ['date', 'months'],
    example: ["addMonths(date('2026-01-31'), 1)", '2026-02-28'],
    overloads: [
      overload(['date', 'number'], 'date', ([day, months]) =>
        calendarDay(addMonths(day, wholeNumber(months))),
      ),
      overload(['datetime', 'number'], 'datetime', ([time, months], run) =>
        shiftMonths(time, wholeNumber(months), run),
      ),
    ],
  },
  {
    name: 'addYears',
    parameters: ['date', 'years'],
    example: ["addYears(date('2024-02-29'), 1)", '2025-02-28'],
    overloads: [
      overload(['date', 'number'], 'date', ([day, years]) =>
        calendarDay(addMonths(day, wholeNumber(years) * 12)),
      ),
      overload(['datetime', 'number'], 'datetime', ([time, years], run) =>
        shiftMonths(time, wholeNumber(years) * 12, run),
      ),
    ],
  },
  {
    name: 'daysBetween',
    parameters: ['from', 'to'],
    example: ["daysBetween(date('2026-01-31'), date('2026-02-02'))", '2'],
    overloads: [
      overload(['date', 'date'], 'number', ([from, to]) => new Exact(to - from)),
      overload(
        ['datetime', 'datetime'],
        'number',
        ([from, to], run) => new Exact(localDay(to, run) - localDay(from, run)),
      ),
    ],
  },
  {
    name: 'monthsBetween',
    parameters: ['from', 'to'],
    example: ["monthsBetween(date('2026-01-31'), date('2026-03-30'))", '1'],
    overloads: [overload(['date', 'date'], 'number', ([from, to]) => new Exact(monthsBetween(from, to)))],
  },
  {
    name: 'yearsBetween',
    parameters: ['from', 'to'],
    example: ["yearsBetween(date('2000-02-29'), date('2026-02-28'))", '26'],
    overloads: [
      overload(
        ['date', 'date'],
        'number',
        ([from, to]) => new Exact(Math.trunc(monthsBetween(from, to) / 12)),
      ),
    ],
  },
])

function localDay(time: number, run: Run): number {
  return dayOf(time, clockOf(aroundOf(run)))
}

function civilDay(year: number, month: number, day: number): number {
  const civil = { year, month, day }
  return isCivil(civil) ? daysFromCivil(civil) : badDate(`${year}-${month}-${day}`)
}

function badDate(text: string): never {
  return fail('formula.badDate', { found: text.slice(0, 40) })
}

/** Moves an instant by calendar months; the wall clock keeps its time of day. */
function shiftMonths(time: number, months: number, run: Run): number {
  const clock = clockOf(aroundOf(run))
  const local = time + clock.offsetAt(time) * 60_000
  const day = Math.floor(local / DAY)
  const moved = calendarDay(addMonths(day, months)) * DAY + (local - day * DAY)
  return instant(instantOf(instant(moved), clock))
}

/** Parts of a day, or of an instant in the context's time zone. */
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

/** Milliseconds since local midnight. */
function sinceMidnight(time: number, run: Run): number {
  const local = time + clockOf(aroundOf(run)).offsetAt(time) * 60_000
  return local - Math.floor(local / DAY) * DAY
}

function lastOfMonth(days: number): number {
  const civil = civilFromDays(days)
  return daysFromCivil({ ...civil, day: daysInMonth(civil.year, civil.month) })
}
