/** A planned event; it may plan further ones. */
export type PlannedEvent = Readonly<{ at: number; run: () => Promise<void> }>

/** Planned events by time; simultaneous ones keep the order of planning. */
export type Agenda = Readonly<{
  plan: (event: PlannedEvent) => void
  /** Removes and returns the next event before `end` and those within `span` of it, at most `most`. */
  next: (end: number, most: number, span: number) => readonly PlannedEvent[]
}>

export function openAgenda(): Agenda {
  const planned: PlannedEvent[] = []
  return {
    plan(event) {
      let index = planned.length
      while (index > 0 && (planned[index - 1]?.at ?? 0) > event.at) index -= 1
      planned.splice(index, 0, event)
    },
    next(end, most, span) {
      const last = Math.min(end, (planned[0]?.at ?? end) + span)
      const found = planned.slice(0, most).filter(({ at }) => at < last)
      return planned.splice(0, found.length)
    },
  }
}

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
