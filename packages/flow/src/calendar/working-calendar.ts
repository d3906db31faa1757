import { z } from 'zod'
import { dayText, isoAt, secondsAt, secondsOf, secondsOfDay, wallOf, weekdayOf } from './wall-clock.ts'

const minuteOfDay = z.number().int().min(0).max(1440)

/** A stretch of a working day, in minutes since midnight on the wall. */
export const Shift = z
  .object({ from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'] })
export type Shift = z.infer<typeof Shift>

const Shifts = z
  .array(Shift)
  .max(6)
  .refine((shifts) => shifts.every(({ from }, place) => from >= (shifts[place - 1]?.to ?? 0)))

/** What is worked on each day of the week, Monday first. */
export const WorkingWeek = z.array(Shifts).length(7)
export type WorkingWeek = z.infer<typeof WorkingWeek>

/** Days that differ from their weekday, by date (`2026-10-01`): free, or worked although the weekday is not. */
export const SpecialDays = z.record(z.iso.date(), z.enum(['free', 'worked']))
export type SpecialDays = z.infer<typeof SpecialDays>

/** When people work: hours of the week and the days that differ, on the walls of a time zone (IANA name). */
export type WorkingCalendar = Readonly<{
  timeZone: string
  week: WorkingWeek
  days: SpecialDays
}>

const morning: Shift = { from: 9 * 60, to: 12 * 60 }
const afternoon: Shift = { from: 13 * 60, to: 18 * 60 }
const workday: readonly Shift[] = [morning, afternoon]

/** Monday to Friday from nine to six with an hour at noon: eight hours a day, until somebody says otherwise. */
export const usualWeek: WorkingWeek = Array.from({ length: 7 }, (_, day) => (day < 5 ? [...workday] : []))

type Days = Pick<WorkingCalendar, 'week' | 'days'>

/**
 * What is worked on a date (`2026-10-10`), in minutes since midnight on the wall; nothing on a free day. A day off that is
 * made up for has the hours of an ordinary workday.
 */
export function shiftsOn({ week, days }: Days, date: string): readonly Shift[] {
  const special = days[date]
  if (special === 'free') return []

  const usual = week[weekdayOf(secondsOf(`${date}T00:00:00Z`) / secondsOfDay)] ?? []
  return special === 'worked' && usual.length === 0 ? (week.find(isWorked) ?? []) : usual
}

function isWorked(shifts: readonly Shift[]): boolean {
  return shifts.length > 0
}

/** In so many days somebody works again, or nobody ever does. */
const furthest = 4000

/** So many minutes later, or earlier when negative, whoever works or sleeps meanwhile. ISO 8601 in, ISO 8601 in UTC out. */
export function addMinutes(instant: string, minutes: number): string {
  return isoAt(secondsOf(instant) + minutes * 60)
}

/**
 * As `addMinutes`, but only minutes in which people work count, those that pass and not those that the walls show: where
 * clocks are put forward a night's work is shorter. A result at the seam of two stretches is the end of the earlier one.
 * Where nobody ever works all minutes count.
 */
export function addWorkingMinutes(instant: string, minutes: number, calendar: WorkingCalendar): string {
  if (minutes === 0) return addMinutes(instant, 0)

  const start = secondsOf(instant)
  const found = minutes > 0 ? later(calendar, start, minutes * 60) : earlier(calendar, start, -minutes * 60)
  return found === undefined ? addMinutes(instant, minutes) : isoAt(found)
}

function later(calendar: WorkingCalendar, start: number, seconds: number): number | undefined {
  const first = dayOf(start, calendar)
  let [reached, left] = [start, seconds]
  for (let day = first; day < first + furthest; day += 1)
    for (const { from, to } of stretchesOf(calendar, day)) {
      const length = to - Math.max(from, reached)
      if (length <= 0) continue
      if (left <= length) return Math.max(from, reached) + left
      left -= length
      reached = to
    }
  return undefined
}

function earlier(calendar: WorkingCalendar, start: number, seconds: number): number | undefined {
  const first = dayOf(start, calendar)
  let [reached, left] = [start, seconds]
  for (let day = first; day > first - furthest; day -= 1)
    for (const { from, to } of stretchesOf(calendar, day).toReversed()) {
      const length = Math.min(to, reached) - from
      if (length <= 0) continue
      if (left <= length) return Math.min(to, reached) - left
      left -= length
      reached = from
    }
  return undefined
}

function dayOf(seconds: number, { timeZone }: WorkingCalendar): number {
  return Math.floor(wallOf(isoAt(seconds), timeZone) / secondsOfDay)
}

/** What is worked on a day, in seconds since 1970. */
function stretchesOf(calendar: WorkingCalendar, day: number): readonly Shift[] {
  const midnight = day * secondsOfDay
  const at = (minute: number) => secondsAt(midnight + minute * 60, calendar.timeZone)
  return shiftsOn(calendar, dayText(day)).map(({ from, to }) => ({ from: at(from), to: at(to) }))
}
