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
