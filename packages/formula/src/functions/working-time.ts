import { literal, overload } from '../check/overload.ts'
import { aroundOf, fail, type Run, spend } from '../evaluate/run.ts'
import type { FormulaContext } from '../formula-context.ts'
import { DAY, readDay, readDuration, weekdayOf } from '../values/civil.ts'
import { calendarDay } from '../values/clock.ts'
import { bounded, Exact, wholeNumber } from '../values/decimal.ts'
import { functionsOf } from './formula-function.ts'

/** Working days (Monday to Friday, minus holidays, plus worked weekends, from the context) and exact durations. */
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

/** Moves day by day, a step each, until the number of working days is reached. */
function shift(from: number, count: number, run: Run): number {
  const formulaContext = aroundOf(run)
  const step = Math.sign(count)
  let day = from
  let left = Math.abs(count)
  while (left > 0) {
    spend(run, 1)
    day = calendarDay(day + step)
    if (isWorkingDay(day, formulaContext)) left -= 1
  }
  return day
}

function badDuration(text: string): never {
  return fail('formula.badDuration', { found: text.slice(0, 40), expected: '1d12h30m' })
}

/** Days that differ from the rule "Monday to Friday are worked": free weekdays and worked weekends. */
type Exceptions = Readonly<{ free: ReadonlySet<number>; worked: ReadonlySet<number> }>

const known = new WeakMap<FormulaContext, Exceptions>()

function exceptionsOf(formulaContext: FormulaContext): Exceptions {
  const found = known.get(formulaContext)
  if (found) return found
  const worked = readDays('workdays', formulaContext.workdays).filter((day) => isWeekend(day))
  const free = readDays('holidays', formulaContext.holidays).filter((day) => !isWeekend(day))
  const exceptions = { free: new Set(free), worked: new Set(worked) }
  known.set(formulaContext, exceptions)
  return exceptions
}

function isWorkingDay(day: number, formulaContext: FormulaContext): boolean {
  const { free, worked } = exceptionsOf(formulaContext)
  return isWeekend(day) ? worked.has(day) : !free.has(day)
}

/** Working days in `first`..`last`, inclusive; 0 when `last` precedes `first`. Constant time per week. */
function workingDaysWithin(first: number, last: number, formulaContext: FormulaContext): number {
  if (last < first) return 0
  const { free, worked } = exceptionsOf(formulaContext)
  return (
    weekdaysUpTo(last) - weekdaysUpTo(first - 1) - within(free, first, last) + within(worked, first, last)
  )
}

function weekdaysUpTo(day: number): number {
  const sinceMonday = day + 4
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(5, sinceMonday - weeks * 7)
}

function within(days: ReadonlySet<number>, first: number, last: number): number {
  let count = 0
  for (const day of days) if (day >= first && day <= last) count += 1
  return count
}

function isWeekend(day: number): boolean {
  return weekdayOf(day) > 5
}

function readDays(name: string, texts: readonly string[] = []): number[] {
  return texts.map((text) => readDay(text) ?? fail('formula.wrongValue', { name, expected: 'list<date>' }))
}
