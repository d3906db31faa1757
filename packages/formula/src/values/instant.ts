import { fail } from '../evaluate/failure.ts'
import { DAY, isDay } from './civil.ts'

/** Milliseconds since 1970 inside the years 1 to 9999 in every time zone, or the typed error. */
export function instant(milliseconds: number): number {
  const day = Math.floor(milliseconds / DAY)
  if (!isDay(day - 2) || !isDay(day + 2)) fail('formula.dateOutOfRange')
  return milliseconds
}

export function calendarDay(days: number): number {
  if (!isDay(days)) fail('formula.dateOutOfRange')
  return days
}

/** An exact length of time: whole milliseconds, at most a million days. */
export function timeSpan(milliseconds: number): number {
  if (Math.abs(milliseconds) > 1_000_000 * DAY) fail('formula.dateOutOfRange')
  return Math.round(milliseconds)
}
