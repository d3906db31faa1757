import type { FollowGraph } from './follow-graph.ts'
import { groupBy } from './group-by.ts'
import { loopParts } from './loop-parts.ts'

/** How activities fall apart, and into which groups; in a loop the first group is its body. */
export type Cut = Readonly<{
  kind: 'choice' | 'sequence' | 'parallel' | 'loop'
  groups: readonly (readonly string[])[]
}>

/** The first way in which a log falls apart: either or, one after the other, side by side, or again and again. */
export function findCut(graph: FollowGraph): Cut | undefined {
  const cuts: readonly Cut[] = [
    { kind: 'choice', groups: choiceParts(graph) },
    { kind: 'sequence', groups: sequenceParts(graph) },
    { kind: 'parallel', groups: parallelParts(graph) },
    { kind: 'loop', groups: loopParts(graph) },
  ]
  return cuts.find(({ groups }) => groups.length > 1)
}

/** Never in one case. */
function choiceParts({ activities, follows }: FollowGraph) {
  return groupBy(activities, (one, other) => follows(one, other) || follows(other, one))
}

/** Each before the next, never back. */
function sequenceParts({ activities, follows }: FollowGraph) {
  const reached = reachable(activities, follows)
  const leads = (one: string, other: string) => reached.get(one)?.has(other) ?? false
  const groups = groupBy(activities, (one, other) => leads(one, other) === leads(other, one))
  const isBefore = ([one = '']: readonly string[], [other = '']: readonly string[]) => leads(one, other)
  return groups.toSorted((one, other) => (isBefore(one, other) ? -1 : Number(isBefore(other, one))))
}

function reachable(activities: readonly string[], follows: FollowGraph['follows']) {
  return new Map(
    activities.map((first) => {
      const found = new Set<string>()
      const open = [first]
      for (const activity of open)
        for (const next of activities) {
          if (found.has(next) || !follows(activity, next)) continue
          found.add(next)
          open.push(next)
        }
      return [first, found] as const
    }),
  )
}

/** Each may come right after each of another group, and every group can begin and end a case. */
function parallelParts({ activities, follows, starts, ends }: FollowGraph) {
  const groups = groupBy(activities, (one, other) => !(follows(one, other) && follows(other, one)))
  const isWhole = (group: readonly string[]) =>
    group.some((one) => starts.has(one)) && group.some((one) => ends.has(one))
  const [first, ...others] = groups.filter(isWhole)
  if (!first) return [activities]
  return [[...first, ...groups.filter((group) => !isWhole(group)).flat()], ...others]
}
