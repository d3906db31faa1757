import { secondsOf } from '../instant.ts'
import { shiftsOn } from './shifts-on.ts'
import { dayText, instantAt, isoAt, secondsOfDay, wallOf } from './wall-clock.ts'
import type { Shift, WorkingCalendar } from './working-calendar.ts'

/** In so many days somebody works again, or nobody ever does. */
const furthest = 4000

/** So many minutes later, or earlier when negative, whoever works or sleeps meanwhile. ISO 8601 in, ISO 8601 in UTC out. */
export function addMinutes(instant: string, minutes: number): string {
  return isoAt(secondsOf(instant) + minutes * 60)
}

/**
 * As `addMinutes`, but only minutes in which people work count. A result at the seam of two stretches is the end of the
 * earlier one. Where nobody ever works all minutes count.
 */
export function addWorkingMinutes(instant: string, minutes: number, calendar: WorkingCalendar): string {
  if (minutes === 0) return addMinutes(instant, 0)

  const wall = wallOf(instant, calendar.timeZone)
  const found = minutes > 0 ? later(calendar, wall, minutes * 60) : earlier(calendar, wall, -minutes * 60)
  return found === undefined ? addMinutes(instant, minutes) : instantAt(found, calendar.timeZone)
}

function later(calendar: WorkingCalendar, wall: number, seconds: number): number | undefined {
  const first = Math.floor(wall / secondsOfDay)
  let left = seconds
  for (let day = first; day < first + furthest; day += 1)
    for (const { from, to } of stretchesOf(calendar, day)) {
      const length = to - Math.max(from, wall)
      if (length <= 0) continue
      if (left <= length) return Math.max(from, wall) + left
      left -= length
    }
  return undefined
}

function earlier(calendar: WorkingCalendar, wall: number, seconds: number): number | undefined {
  const first = Math.floor(wall / secondsOfDay)
  let left = seconds
  for (let day = first; day > first - furthest; day -= 1)
    for (const { from, to } of stretchesOf(calendar, day).toReversed()) {
      const length = Math.min(to, wall) - from
      if (length <= 0) continue
      if (left <= length) return Math.min(to, wall) - left
      left -= length
    }
  return undefined
}

/** What is worked on a day, in seconds on the wall. */
function stretchesOf(calendar: WorkingCalendar, day: number): readonly Shift[] {
  const midnight = day * secondsOfDay
  return shiftsOn(calendar, dayText(day)).map(({ from, to }) => ({
    from: midnight + from * 60,
    to: midnight + to * 60,
  }))
}
