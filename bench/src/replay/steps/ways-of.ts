import type { TraceEvent } from '../log/trace.ts'
import type { Way } from './step-tree.ts'

/** A step from where it was begun to where it was done, by the places of its events. */
type Stretch = Readonly<{ activity: string; from: number; to: number }>

/** The steps of a trace in the order in which they were done. */
export function wayOf(events: readonly TraceEvent[]): Way {
  return events.filter(({ transition }) => transition === 'complete').map(({ activity }) => activity)
}

/**
 * What a trace says about the order of steps: its way and, where steps were begun before others were done, the same with
 * those the other way round, because they went on side by side.
 */
export function waysOf(events: readonly TraceEvent[]): readonly Way[] {
  const groups = overlapping(stretchesOf(events))
  if (groups.every((group) => group.length === 1)) return [wayOf(events)]
  return [wayOf(events), groups.flatMap((group) => group.toReversed().map(({ activity }) => activity))]
}

/** In the order in which they were done; whoever does something is taken to have begun it at the earliest beginning of it. */
function stretchesOf(events: readonly TraceEvent[]): readonly Stretch[] {
  const begun = new Map<string, number[]>()
  return events.flatMap(({ activity, transition }, to) => {
    const beginnings = begun.get(activity) ?? []
    begun.set(activity, beginnings)
    if (transition === 'complete') return [{ activity, from: beginnings.shift() ?? to, to }]
    beginnings.push(to)
    return []
  })
}

/** The smallest groups of stretches between which nothing was under way. */
function overlapping(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const groups: Stretch[][] = []
  let [group, begun]: [Stretch[], number] = [[], 0]
  for (const stretch of stretches.toReversed()) {
    if (group.length === 0 || stretch.to < begun) {
      group = []
      groups.unshift(group)
      begun = stretch.from
    }
    group.unshift(stretch)
    begun = Math.min(begun, stretch.from)
  }
  return groups
}
