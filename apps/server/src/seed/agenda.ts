/** Something that is to happen; what it brings about is put on the agenda in its turn. */
export type Happening = Readonly<{ at: number; happen: () => Promise<void> }>

/** What is still to happen, in the order of time; of two at the same moment, the one that was planned first. */
export type Agenda = Readonly<{
  plan: (happening: Happening) => void
  /** The next one before `end` and what follows it within `span`, `most` together, taken off. */
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
