import { secondsOf } from './instant.ts'
import { dayText, isoAt, secondsAt, secondsOfDay, wallOf } from './wall-clock.ts'
import { type Shift, shiftsOn, type WorkingCalendar } from './working-calendar.ts'

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
