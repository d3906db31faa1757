import type { TraceEvent } from '../log/trace.ts'
import type { Way } from './step-tree.ts'

/** A step from its start to its completion, by the positions of its events. */
type StepSpan = Readonly<{ activity: string; from: number; to: number }>

/** Returns the completed steps of a trace in order. */
export function wayOf(events: readonly TraceEvent[]): Way {
  return events.filter(({ transition }) => transition === 'complete').map(({ activity }) => activity)
}

/**
 * Returns the orders of steps that a trace proves possible: its own and, where steps overlapped, the reverse of the
 * overlapping ones.
 */
export function waysOf(events: readonly TraceEvent[]): readonly Way[] {
  const groups = overlapping(spansOf(events))
  if (groups.every((group) => group.length === 1)) return [wayOf(events)]
  return [wayOf(events), groups.flatMap((group) => group.toReversed().map(({ activity }) => activity))]
}

/** In the order of completion; a completed activity is matched with its earliest start. */
function spansOf(events: readonly TraceEvent[]): readonly StepSpan[] {
  const begun = new Map<string, number[]>()
  return events.flatMap(({ activity, transition }, to) => {
    const beginnings = begun.get(activity) ?? []
    begun.set(activity, beginnings)
    if (transition === 'complete') return [{ activity, from: beginnings.shift() ?? to, to }]
    beginnings.push(to)
    return []
  })
}

/** Returns the smallest groups of steps that do not overlap other groups. */
function overlapping(stretches: readonly StepSpan[]): readonly (readonly StepSpan[])[] {
  const groups: StepSpan[][] = []
  let [group, begun]: [StepSpan[], number] = [[], 0]
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
