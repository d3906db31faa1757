import { secondsOf } from '../instant.ts'
import { secondsOfDay, weekdayOf } from './wall-clock.ts'
import type { Shift, WorkingCalendar } from './working-calendar.ts'

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
