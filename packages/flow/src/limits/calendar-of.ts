import { addMinutes, addWorkingMinutes } from '../calendar/add-minutes.ts'
import { usualWeek, type WorkingCalendar } from '../calendar/working-calendar.ts'
import type { Facts } from '../engine/facts.ts'

/** The working calendar that the caller knows, or an ordinary week. */
export function calendarOf({ calendar, around }: Facts): WorkingCalendar {
  return calendar ?? { timeZone: around?.timeZone ?? 'UTC', week: usualWeek, days: {} }
}

export type Pace = Readonly<{ inWorkingTime: boolean }>

/** So many minutes later (earlier when negative), as the limit counts them. */
export function shifted(instant: string, minutes: number, { inWorkingTime }: Pace, facts: Facts): string {
  return inWorkingTime ? addWorkingMinutes(instant, minutes, calendarOf(facts)) : addMinutes(instant, minutes)
}
