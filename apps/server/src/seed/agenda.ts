/** A planned event; it may plan further ones. */
export type Happening = Readonly<{ at: number; happen: () => Promise<void> }>

/** Planned events by time; simultaneous ones keep the order of planning. */
export type Agenda = Readonly<{
  plan: (happening: Happening) => void
  /** Removes and returns the next event before `end` and those within `span` of it, at most `most`. */
  next: (end: number, most: number, span: number) => readonly Happening[]
}>

export function openAgenda(): Agenda {
  const planned: Happening[] = []
  return {
    plan(happening) {
      let place = planned.length
      while (place > 0 && (planned[place - 1]?.at ?? 0) > happening.at) place -= 1
      planned.splice(place, 0, happening)
    },
    next(end, most, span) {
      const last = Math.min(end, (planned[0]?.at ?? end) + span)
      const found = planned.slice(0, most).filter(({ at }) => at < last)
      return planned.splice(0, found.length)
    },
  }
}
