export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The demo company works in China: eight hours ahead of UTC, the whole year. */
const zone = 8 * hour
const opens = 9 * hour
const closes = 18 * hour

/** The same moment when the office is open, else the moment after it opens next, as far into the day as `spread` says. */
export function openFrom(at: number, spread = 0): number {
  const { morning, isWorkday, clock } = wallOf(at)
  if (isWorkday && clock < opens) return morning + opens + spread
  if (isWorkday && clock < closes) return at
  return openFrom(morning + day, spread)
}

/** The same moment when the office is open, else the last moment before it closed, less `spread`. */
export function openUntil(at: number, spread = 0): number {
  const { morning, isWorkday, clock } = wallOf(at)
  if (isWorkday && clock >= closes) return morning + closes - 1 - spread
  if (isWorkday && clock >= opens) return at
  return openUntil(morning - 1, spread)
}

/** `2026-11-20`: the day on the wall calendar of the office, so many days later. */
export function dateAt(at: number, daysLater = 0): string {
  return new Date(at + zone + daysLater * day).toISOString().slice(0, 10)
}

function wallOf(at: number) {
  const wall = at + zone
  const clock = wall % day
  const weekday = new Date(wall).getUTCDay()
  return { morning: at - clock, clock, isWorkday: weekday !== 0 && weekday !== 6 }
}
