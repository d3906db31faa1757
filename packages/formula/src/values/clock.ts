import { aroundOf, fail, type Run } from '../evaluate/run.ts'
import type { FormulaContext } from '../formula-context.ts'
import { DAY, daysFromCivil, isDay, readDateTime } from './civil.ts'

/** The clock of an evaluation: the instant, its local day, and the offset (minutes east of UTC) at any instant. */
export type Clock = Readonly<{ now: number; today: number; offsetAt: (time: number) => number }>

const clocks = new WeakMap<FormulaContext, Clock>()

export function clockOf(context: FormulaContext): Clock {
  const known = clocks.get(context)
  if (known) return known
  const clock = readClock(context)
  clocks.set(context, clock)
  return clock
}

export function dayOf(time: number, { offsetAt }: Pick<Clock, 'offsetAt'>): number {
  return Math.floor((time + offsetAt(time) * 60_000) / DAY)
}

/** The instant of a local time; in a repeated or skipped hour, the later offset applies. */
export function instantOf(local: number, clock: Clock): number {
  const guess = local - clock.offsetAt(local) * 60_000
  return local - clock.offsetAt(guess) * 60_000
}

function readClock({ now: text, timeZone }: FormulaContext): Clock {
  const read = readDateTime(text)
  if (read?.offset === undefined) return fail('formula.wrongValue', { name: 'now', expected: 'datetime' })
  const { local, offset } = read
  const now = instant(local - offset * 60_000)
  const offsetAt = timeZone === undefined ? () => offset : zoneOffset(timeZone)
  return { now, offsetAt, today: dayOf(now, { offsetAt }) }
}

function zoneOffset(timeZone: string): Clock['offsetAt'] {
  const format = zoneFormat(timeZone)
  return (time) => {
    const shown: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(time)) shown[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
    const local = daysFromCivil({ year, month, day }) * DAY + ((hour * 60 + minute) * 60 + second) * 1000
    return Math.round((local - time) / 60_000)
  }
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return fail('formula.unknownTimeZone', { timeZone })
  }
}

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

/** Reads ISO 8601 or epoch milliseconds; text without an offset is local time of the context. */
export function readInstant(raw: unknown, run: Run): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? instant(raw) : undefined
  const read = typeof raw === 'string' ? readDateTime(raw) : undefined
  if (!read) return undefined
  if (read.offset !== undefined) return instant(read.local - read.offset * 60_000)
  return instant(instantOf(instant(read.local), clockOf(aroundOf(run))))
}
