/**
 * Returns milliseconds since 1970. The only source of time in a process; tests and seeds supply their own.
 */
export type Clock = () => number

/** The only place that reads the machine's time. */
export const machineClock: Clock = () => Date.now()

/** Returns a clock this many minutes ahead of another. */
export function clockAhead(clock: Clock, minutes: number): Clock {
  return () => clock() + minutes * 60_000
}

/** Formats milliseconds as ISO 8601 in UTC, as stored and sent. */
export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
