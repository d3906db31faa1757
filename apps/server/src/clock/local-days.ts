import type { RefusalCode } from '@signet/contract'
import { instantOfValue } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { Clock } from './clock.ts'

/** Days begin at a multiple of this in every time zone. */
const quarter = 15 * 60_000

/** Returns a function that tells the local day (`2026-11-20`) of a clock. */
export function localDays({ clock, timeZone }: Readonly<{ clock: Clock; timeZone: string }>): () => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  let known = { at: -1, day: '' }
  return () => {
    const at = Math.floor(clock() / quarter)
    if (known.at !== at) known = { at, day: format.format(at * quarter) }
    return known.day
  }
}

/** Returns the day some days after another, or before it for a negative number. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns when a day begins in a time zone. Refuses `request.invalid` for no such day. */
export function startOfDay(day: string, timeZone: string): string {
  const begins = instantOfValue(`${day}T00:00`, timeZone)
  if (begins === undefined) throw new Refusal<RefusalCode>('request.invalid', { field: 'day' })
  return new Date(begins).toISOString()
}

/** Returns when a day ends in a time zone, as `startOfDay` says it. */
export function endOfDay(day: string, timeZone: string): string {
  return startOfDay(dayAfter(day), timeZone)
}
