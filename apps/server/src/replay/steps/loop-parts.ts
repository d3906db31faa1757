import type { FollowGraph } from './follow-graph.ts'
import { groupBy } from './group-by.ts'

/** The body, with which every case begins and ends, and each way from its end back to its beginning. */
export function loopParts(graph: FollowGraph): readonly (readonly string[])[] {
  const { activities, starts, ends, follows } = graph
  const isEdge = (activity: string) => starts.has(activity) || ends.has(activity)
  const inner = activities.filter((activity) => !isEdge(activity))
  const groups = groupBy(inner, (one, other) => follows(one, other) || follows(other, one))
  const again = groups.filter((group) => leadsBack(graph, group))
  const body = activities.filter((activity) => !again.some((group) => group.includes(activity)))
  return [body, ...again]
}

/** Entered from every end of the body and from nowhere else, left to every beginning and to nowhere else. */
function leadsBack({ activities, starts, ends, follows }: FollowGraph, group: readonly string[]): boolean {
  const outside = activities.filter((activity) => !group.includes(activity))
  return group.every((member) => {
    const from = outside.filter((other) => follows(other, member))
    const to = outside.filter((other) => follows(member, other))
    return isNoneOrAll(from, ends) && isNoneOrAll(to, starts)
  })
}

function isNoneOrAll(found: readonly string[], all: ReadonlySet<string>): boolean {
  return found.length === 0 || (found.length === all.size && found.every((activity) => all.has(activity)))
}
