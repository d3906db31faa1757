import type { RefusalCode, ScheduleInput } from '@signet/contract'
import { Refusal } from '@signet/std'
import { dayAfter } from '../../clock/local-days.ts'

/** Local office time: `2026-11-22T09:00`. */
export type TimeSpan = Readonly<{ starts: string; ends: string }>

const mostTimes = 400
/** 29 February recurs within eight years. */
const mostTurns = mostTimes * 8
const day = 86_400_000

/**
 * Returns the times of a schedule in order. Months and years without the day are skipped (RFC 5545,
 * 3.3.10). Refuses `schedules.endsBeforeStart`, `schedules.repeatsTooShort` and
 * `schedules.repeatsTooOften`.
 */
export function timesOf(wish: ScheduleInput): readonly TimeSpan[] {
  const first = firstTime(wish)
  if (first.ends < first.starts) throw new Refusal<RefusalCode>('schedules.endsBeforeStart')
  if (wish.repetition === 'none') return [first]

  const until = wish.repeatsUntil ?? ''
  if (until < wish.startDay) throw new Refusal<RefusalCode>('schedules.repeatsTooShort')
  const days = repeatedDays(wish, until).slice(0, mostTimes + 1)
  if (days.length > mostTimes) throw new Refusal<RefusalCode>('schedules.repeatsTooOften', { max: mostTimes })
  return days.map((startDay) => movedBy(first, daysBetween(wish.startDay, startDay)))
}

function repeatedDays({ startDay, repetition }: ScheduleInput, until: string): readonly string[] {
  const turns = Array.from(
    { length: Math.min(daysBetween(startDay, until) + 1, mostTurns) },
    (_, turn) => turn,
  )
  return turns.flatMap((turn) => dayOfTurn(startDay, repetition, turn) ?? []).filter((day) => day <= until)
}

function firstTime({ allDay, startDay, startTime, endDay, endTime }: ScheduleInput): TimeSpan {
  return allDay
    ? { starts: `${startDay}T00:00`, ends: `${endDay}T23:59` }
    : { starts: `${startDay}T${startTime}`, ends: `${endDay}T${endTime}` }
}

/** Returns undefined where the calendar lacks the day. */
function dayOfTurn(start: string, repetition: ScheduleInput['repetition'], turn: number): string | undefined {
  if (repetition === 'daily') return dayAfter(start, turn)
  if (repetition === 'weekly') return dayAfter(start, 7 * turn)

  const [year = 0, month = 1, date = 1] = start.split('-').map(Number)
  const months = month - 1 + (repetition === 'monthly' ? turn : 12 * turn)
  const found = new Date(Date.UTC(year, months, date))
  return found.getUTCDate() === date ? found.toISOString().slice(0, 10) : undefined
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day
}

function movedBy({ starts, ends }: TimeSpan, days: number): TimeSpan {
  const moved = (wall: string) => `${dayAfter(wall.slice(0, 10), days)}${wall.slice(10)}`
  return { starts: moved(starts), ends: moved(ends) }
}
