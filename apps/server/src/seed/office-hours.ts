export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** China: UTC+8 all year. */
const zone = 8 * hour
const opens = 9 * hour
const closes = 18 * hour

/** Returns the time if the office is open, else `spread` after it next opens. */
export function openFrom(at: number, spread = 0): number {
  const { morning, isWorkday, clock } = wallOf(at)
  if (isWorkday && clock < opens) return morning + opens + spread
  if (isWorkday && clock < closes) return at
  return openFrom(morning + day, spread)
}

/** Returns the time if the office is open, else `spread` before it last closed. */
export function openUntil(at: number, spread = 0): number {
  const { morning, isWorkday, clock } = wallOf(at)
  if (isWorkday && clock >= closes) return morning + closes - 1 - spread
  if (isWorkday && clock >= opens) return at
  return openUntil(morning - 1, spread)
}

/** Returns the office's local date, `daysLater` days on: `2026-11-20`. */
export function dateAt(at: number, daysLater = 0): string {
  return new Date(at + zone + daysLater * day).toISOString().slice(0, 10)
}

function wallOf(at: number) {
  const wall = at + zone
  const clock = wall % day
  const weekday = new Date(wall).getUTCDay()
  return { morning: at - clock, clock, isWorkday: weekday !== 0 && weekday !== 6 }
}
