import type { CalendarDraft } from './queries.ts'

/** A day that is worked becomes free and the other way round; an own day becomes what it would be without. */
export function withDayTurned(draft: CalendarDraft, day: string, { isWorked }: { isWorked: boolean }) {
  const others = draft.ownDays.filter((one) => one.day !== day)
  if (others.length < draft.ownDays.length) return { ...draft, ownDays: others }

  const turned = { day, kind: isWorked ? ('free' as const) : ('worked' as const), name: '' }
  return { ...draft, ownDays: [...others, turned].sort((one, other) => (one.day < other.day ? -1 : 1)) }
}
