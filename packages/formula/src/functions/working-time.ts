import { literal, overload } from '../check/overload.ts'
import { fail } from '../failure.ts'
import { aroundOf, type Run, spend } from '../run.ts'
import { DAY } from '../values/civil.ts'
import { bounded, Exact, wholeNumber } from '../values/decimal.ts'
import { readDuration } from '../values/duration.ts'
import { calendarDay } from '../values/instant.ts'
import { isWorkingDay, workingDaysWithin } from '../values/working-days.ts'
import { functionsOf } from './formula-function.ts'

/** Working days (Monday to Friday, less holidays, plus worked weekends, both from around) and exact lengths of time. */
export const workingTime = functionsOf('date', [
  {
    name: 'isWorkingDay',
    parameters: ['date'],
    example: ["isWorkingDay(date('2026-01-31'))", 'false'],
    overloads: [overload(['date'], 'boolean', ([day], run) => isWorkingDay(day, aroundOf(run)))],
  },
  {
    name: 'workingDays',
    parameters: ['first', 'last'],
    example: ["workingDays(date('2026-01-30'), date('2026-02-02'))", '2'],
    overloads: [
      overload(['date', 'date'], 'number', ([first, last], run) => new Exact(counted(first, last, run))),
    ],
  },
  {
    name: 'workingDaysBetween',
    parameters: ['from', 'to'],
    example: ["workingDaysBetween(date('2026-01-30'), date('2026-02-02'))", '1'],
    overloads: [
      overload(['date', 'date'], 'number', ([from, to], run) =>
        from <= to ? new Exact(counted(from + 1, to, run)) : new Exact(-counted(to, from - 1, run)),
      ),
    ],
  },
  {
    name: 'addWorkingDays',
    parameters: ['date', 'days'],
    example: ["addWorkingDays(date('2026-01-30'), 1)", '2026-02-02'],
    overloads: [
      overload(['date', 'number'], 'date', ([day, days], run) => shift(day, wholeNumber(days), run)),
    ],
  },
  {
    name: 'duration',
    parameters: ['text'],
    example: ["duration('36h')", '1d12h'],
    overloads: [literal(['text'], 'duration', ([text]) => readDuration(text) ?? badDuration(text))],
  },
  {
    name: 'days',
    parameters: ['duration'],
    example: ["days(duration('36h'))", '1.5'],
    overloads: [overload(['duration'], 'number', ([span]) => bounded(new Exact(span).div(DAY)))],
  },
  {
    name: 'hours',
    parameters: ['duration'],
    example: ["hours(duration('1d30m'))", '24.5'],
    overloads: [overload(['duration'], 'number', ([span]) => bounded(new Exact(span).div(3_600_000)))],
  },
  {
    name: 'minutes',
    parameters: ['duration'],
    example: ["minutes(duration('90s'))", '1.5'],
    overloads: [overload(['duration'], 'number', ([span]) => bounded(new Exact(span).div(60_000)))],
  },
])

function counted(first: number, last: number, run: Run): number {
  const { holidays = [], workdays = [] } = aroundOf(run)
  spend(run, Math.ceil((holidays.length + workdays.length) / 16))
  return workingDaysWithin(first, last, aroundOf(run))
}

/** Walks day by day, each day a step, until the wanted number of working days has gone by. */
function shift(from: number, count: number, run: Run): number {
  const around = aroundOf(run)
  const step = Math.sign(count)
  let day = from
  let left = Math.abs(count)
  while (left > 0) {
    spend(run, 1)
    day = calendarDay(day + step)
    if (isWorkingDay(day, around)) left -= 1
  }
  return day
}

function badDuration(text: string): never {
  return fail('formula.badDuration', { found: text.slice(0, 40), expected: '1d12h30m' })
}
