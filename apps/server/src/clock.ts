/** Milliseconds since 1970. The one source of time in a process; tests and seeds bring their own. */
export type Clock = () => number

/** The one place that asks the machine. */
export const machineClock: Clock = () => Date.now()

/** A clock that is so many minutes before the machine's. */
export function clockAhead(minutes: number): Clock {
  return () => machineClock() + minutes * 60_000
}

/** ISO 8601 in UTC, as stored and sent. */
export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
