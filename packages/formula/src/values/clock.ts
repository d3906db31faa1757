import type { FormulaContext } from '../around.ts'
import { fail } from '../evaluate/failure.ts'
import { DAY, daysFromCivil } from './civil.ts'
import { readDateTime } from './date-text.ts'
import { instant } from './instant.ts'

/** The time around an evaluation: the instant, its day on the wall, and the offset (minutes east of UTC) that holds at any instant. */
export type Clock = Readonly<{ now: number; today: number; offsetAt: (time: number) => number }>

const clocks = new WeakMap<FormulaContext, Clock>()

export function clockOf(around: FormulaContext): Clock {
  const known = clocks.get(around)
  if (known) return known
  const clock = readClock(around)
  clocks.set(around, clock)
  return clock
}

export function dayOf(time: number, { offsetAt }: Pick<Clock, 'offsetAt'>): number {
  return Math.floor((time + offsetAt(time) * 60_000) / DAY)
}

/** The instant at which the wall clock shows `local`; in the hour that a time zone repeats or skips, the later offset decides. */
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
