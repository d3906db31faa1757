import { aroundOf, type Run } from '../run.ts'
import { addMonths, DAY } from './civil.ts'
import { clockOf, instantOf } from './clock.ts'
import { calendarDay, instant } from './instant.ts'

/** Moves an instant by calendar months; the wall clock keeps its time of day. */
export function shiftMonths(time: number, months: number, run: Run): number {
  const clock = clockOf(aroundOf(run))
  const local = time + clock.offsetAt(time) * 60_000
  const day = Math.floor(local / DAY)
  const moved = calendarDay(addMonths(day, months)) * DAY + (local - day * DAY)
  return instant(instantOf(instant(moved), clock))
}
