import { z } from 'zod'
import {
  dayText,
  isoAt,
  localSecondsOf,
  secondsAt,
  secondsOf,
  secondsOfDay,
  weekdayOf,
} from './wall-clock.ts'

const minuteOfDay = z.number().int().min(0).max(1440)

/** Part of a working day, in minutes since local midnight. */
export const Shift = z
  .object({ from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'] })
export type Shift = z.infer<typeof Shift>

const Shifts = z
  .array(Shift)
  .max(6)
  .refine((shifts) => shifts.every(({ from }, index) => from >= (shifts[index - 1]?.to ?? 0)))

/** Shifts of each day of the week, Monday first. */
export const WorkingWeek = z.array(Shifts).length(7)
export type WorkingWeek = z.infer<typeof WorkingWeek>

/** Dates (`2026-10-01`) that differ from their weekday: a day off, or a worked weekend. */
export const SpecialDays = z.record(z.iso.date(), z.enum(['free', 'worked']))
export type SpecialDays = z.infer<typeof SpecialDays>

/** Working hours by weekday and the dates that differ, in the local time of a zone (IANA name). */
export type WorkingCalendar = Readonly<{
  timeZone: string
  week: WorkingWeek
  days: SpecialDays
}>

const morning: Shift = { from: 9 * 60, to: 12 * 60 }
const afternoon: Shift = { from: 13 * 60, to: 18 * 60 }
const workday: readonly Shift[] = [morning, afternoon]

/** Default: Monday to Friday, nine to six with an hour at noon. */
export const usualWeek: WorkingWeek = Array.from({ length: 7 }, (_, day) => (day < 5 ? [...workday] : []))

type Days = Pick<WorkingCalendar, 'week' | 'days'>

/**
 * Shifts of a date (`2026-10-10`) in minutes since local midnight; none on a day off. A worked weekend has the hours
 * of an ordinary workday.
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

/** Search limit in days; a calendar without a working day in it counts as having none. */
const furthest = 4000

/** Adds minutes of elapsed time, negative ones included. Takes an ISO 8601 instant and returns one in UTC. */
export function addMinutes(instant: string, minutes: number): string {
  return isoAt(secondsOf(instant) + minutes * 60)
}

/**
 * Like `addMinutes`, but counts only working minutes. It counts elapsed time, so a night shift is shorter when clocks
 * go forward. A result between two shifts is the end of the earlier one. Without any working time, all minutes count.
 */
export function addWorkingMinutes(instant: string, minutes: number, calendar: WorkingCalendar): string {
  if (minutes === 0) return addMinutes(instant, 0)

  const start = secondsOf(instant)
  const found =
    minutes > 0 ? addForwards(calendar, start, minutes * 60) : addBackwards(calendar, start, -minutes * 60)
  return found === undefined ? addMinutes(instant, minutes) : isoAt(found)
}

function addForwards(calendar: WorkingCalendar, start: number, seconds: number): number | undefined {
  const first = dayOf(start, calendar)
  let [reached, left] = [start, seconds]
  for (let day = first; day < first + furthest; day += 1)
    for (const { from, to } of shiftsOfDay(calendar, day)) {
      const length = to - Math.max(from, reached)
      if (length <= 0) continue
      if (left <= length) return Math.max(from, reached) + left
      left -= length
      reached = to
    }
  return undefined
}

function addBackwards(calendar: WorkingCalendar, start: number, seconds: number): number | undefined {
  const first = dayOf(start, calendar)
  let [reached, left] = [start, seconds]
  for (let day = first; day > first - furthest; day -= 1)
    for (const { from, to } of shiftsOfDay(calendar, day).toReversed()) {
      const length = Math.min(to, reached) - from
      if (length <= 0) continue
      if (left <= length) return Math.min(to, reached) - left
      left -= length
      reached = from
    }
  return undefined
}

function dayOf(seconds: number, { timeZone }: WorkingCalendar): number {
  return Math.floor(localSecondsOf(isoAt(seconds), timeZone) / secondsOfDay)
}

/** The shifts of a day, in seconds since 1970. */
function shiftsOfDay(calendar: WorkingCalendar, day: number): readonly Shift[] {
  const midnight = day * secondsOfDay
  const at = (minute: number) => secondsAt(midnight + minute * 60, calendar.timeZone)
  return shiftsOn(calendar, dayText(day)).map(({ from, to }) => ({ from: at(from), to: at(to) }))
}
