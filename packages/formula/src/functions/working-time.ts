import { literal, overload } from '../check/overload.ts'
import { aroundOf, fail, type Run, spend } from '../evaluate/run.ts'
import type { DayCalendar } from '../formula-context.ts'
import { DAY, readDay, readDuration, weekdayOf } from '../values/civil.ts'
import { calendarDay, clockOf } from '../values/clock.ts'
import { bounded, Exact, wholeNumber } from '../values/decimal.ts'
import { functionsOf } from './formula-function.ts'

/** Working days (by the calendar of the context) and exact durations. */
export const workingTime = functionsOf('date', [
  {
    name: 'isWorkingDay',
    parameters: ['date'],
    example: ["isWorkingDay(date('2026-01-31'))", 'false'],
    overloads: [overload(['date'], 'boolean', ([day], run) => isWorkingDay(day, calendarOf(run)))],
  },
  {
    name: 'workingDays',
    parameters: ['first', 'last'],
    example: ["workingDays(date('2026-01-30'), date('2026-02-02'))", '2'],
    overloads: [
      overload(['date', 'date'], 'number', ([first, last], run) => new Exact(counted(first, last, run))),
      overload(['datetime', 'datetime'], 'number', ([first, last], run) => halfDaysCounted(first, last, run)),
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
  const calendar = calendarOf(run)
  spend(run, Math.ceil((calendar.free.size + calendar.worked.size) / 16))
  return workingDaysWithin(first, last, calendar)
}

/** Counts begun half days: a time before noon begins or ends in the morning, later ones in the afternoon. */
function halfDaysCounted(first: number, last: number, run: Run) {
  const [from, to] = [halfDayOf(first, run), halfDayOf(last, run)]
  const days = counted(from.day, to.day, run)
  if (to.day < from.day || (to.day === from.day && to.half < from.half)) return new Exact(0)
  const calendar = calendarOf(run)
  const lateStart = from.half === 1 && isWorkingDay(from.day, calendar) ? 0.5 : 0
  const earlyEnd = to.half === 0 && isWorkingDay(to.day, calendar) ? 0.5 : 0
  return new Exact(days - lateStart - earlyEnd)
}

const halfDay = DAY / 2

function halfDayOf(instant: number, run: Run): Readonly<{ day: number; half: number }> {
  const local = instant + clockOf(aroundOf(run)).offsetAt(instant) * 60_000
  const day = Math.floor(local / DAY)
  return { day, half: Math.floor((local - day * DAY) / halfDay) }
}

/** Moves day by day, a step each, until the number of working days is reached. */
function shift(from: number, count: number, run: Run): number {
  const calendar = calendarOf(run)
  const step = Math.sign(count)
  let day = from
  let left = Math.abs(count)
  while (left > 0) {
    spend(run, 1)
    day = calendarDay(day + step)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return day
}

function badDuration(text: string): never {
  return fail('formula.badDuration', { found: text.slice(0, 40), expected: '1d12h30m' })
}

/** `week[0]` is Monday. `free` and `worked` hold only days that differ from their weekday. */
type Calendar = Readonly<{ week: readonly boolean[]; free: ReadonlySet<number>; worked: ReadonlySet<number> }>

const usualWeekdays = [1, 2, 3, 4, 5]
const usualCalendar: DayCalendar = { holidays: [], workdays: [] }
const known = new WeakMap<DayCalendar, Calendar>()

function calendarOf(run: Run): Calendar {
  const { calendar = usualCalendar } = aroundOf(run)
  const found = known.get(calendar)
  if (found) return found
  const read = readCalendar(calendar)
  known.set(calendar, read)
  return read
}

function readCalendar({ weekdays = usualWeekdays, holidays, workdays }: DayCalendar): Calendar {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdays.includes(weekday))
  const isUsuallyWorked = (day: number) => week[weekdayOf(day) - 1] === true
  return {
    week,
    free: new Set(readDays('holidays', holidays).filter(isUsuallyWorked)),
    worked: new Set(readDays('workdays', workdays).filter((day) => !isUsuallyWorked(day))),
  }
}

function isWorkingDay(day: number, { week, free, worked }: Calendar): boolean {
  return week[weekdayOf(day) - 1] ? !free.has(day) : worked.has(day)
}

/** Working days in `first`..`last`, inclusive; 0 when `last` precedes `first`. Constant time per week. */
function workingDaysWithin(first: number, last: number, { week, free, worked }: Calendar): number {
  if (last < first) return 0
  const weekdays = workedUpTo(last, week) - workedUpTo(first - 1, week)
  return weekdays - within(free, first, last) + within(worked, first, last)
}

/** Worked weekdays from Monday, 29 December 1969 to a day, inclusive. */
function workedUpTo(last: number, week: readonly boolean[]): number {
  const sinceMonday = last + 4
  const weeks = Math.floor(sinceMonday / 7)
  const worked = (days: number) => week.slice(0, days).filter(Boolean).length
  return weeks * worked(7) + worked(sinceMonday - weeks * 7)
}

function within(days: ReadonlySet<number>, first: number, last: number): number {
  let count = 0
  for (const day of days) if (day >= first && day <= last) count += 1
  return count
}

function readDays(name: string, texts: readonly string[]): number[] {
  return texts.map((text) => readDay(text) ?? fail('formula.wrongValue', { name, expected: 'list<date>' }))
}
