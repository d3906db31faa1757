import type { Way } from './step-tree.ts'

/** Which activity comes right after which one, and with which ways begin and end. */
export type FollowGraph = Readonly<{
  activities: readonly string[]
  starts: ReadonlySet<string>
  ends: ReadonlySet<string>
  follows: (before: string, after: string) => boolean
}>

export function followGraph(ways: readonly Way[]): FollowGraph {
  const pairs = new Map<string, Set<string>>()
  const [starts, ends] = [new Set<string>(), new Set<string>()]
  for (const way of ways) {
    for (const [place, activity] of way.entries()) {
      const after = pairs.get(activity) ?? new Set()
      pairs.set(activity, after)
      const next = way[place + 1]
      if (next === undefined) ends.add(activity)
      else after.add(next)
      if (place === 0) starts.add(activity)
    }
  }
  const follows = (before: string, after: string) => pairs.get(before)?.has(after) ?? false
  return { activities: [...pairs.keys()], starts, ends, follows }
}
