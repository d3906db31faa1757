import { type StepTree, splitLoop, type Way } from './step-tree.ts'

/**
 * Returns a tree that accepts every sequence of a log, found by splitting the log into ever smaller ones (inductive
 * mining: Leemans, Fahland and van der Aalst, 2013). A part that cannot be split becomes a loop over all its
 * activities.
 */
export function mineTree(ways: readonly Way[]): StepTree {
  let last = 0
  return mine(ways, () => {
    last += 1
    return last
  })
}

function mine(all: readonly Way[], newId: () => number): StepTree {
  const ways = distinct(all.filter((way) => way.length > 0))
  if (ways.length === 0) return { kind: 'nothing' }
  if (all.some((way) => way.length === 0))
    return { kind: 'choice', id: newId(), parts: [mine(ways, newId), { kind: 'nothing' }] }

  const graph = followGraph(ways)
  const [only, another] = graph.activities
  if (only !== undefined && another === undefined) return mineOne(only, ways, newId)

  const cut = findCut(graph)
  if (cut) return treeOf(cut, ways, newId)
  const again = graph.activities.map((activity): StepTree => ({ kind: 'step', activity }))
  return { kind: 'loop', id: newId(), body: { kind: 'nothing' }, again }
}

function mineOne(activity: string, ways: readonly Way[], newId: () => number): StepTree {
  const body: StepTree = { kind: 'step', activity }
  if (ways.every((way) => way.length === 1)) return body
  return { kind: 'loop', id: newId(), body, again: [{ kind: 'nothing' }] }
}

function treeOf({ kind, groups }: Cut, ways: readonly Way[], newId: () => number): StepTree {
  const id = kind === 'choice' || kind === 'loop' ? newId() : 0
  if (kind === 'loop') {
    const rounds = ways.flatMap((way) => splitLoop(way, groups))
    const [body = { kind: 'nothing' }, ...again] = groups.map((_, index) =>
      mine(
        rounds.filter(({ group }) => group === index).map(({ way }) => way),
        newId,
      ),
    )
    return { kind, id, body, again }
  }

  const parts = groups.map((group) => {
    const within = ways.map((way) => way.filter((activity) => group.includes(activity)))
    return mine(kind === 'choice' ? within.filter((way) => way.length > 0) : within, newId)
  })
  return kind === 'choice' ? { kind, id, parts } : { kind, parts }
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}

/** How activities are split, and into which groups; the first group of a loop is its body. */
type Cut = Readonly<{
  kind: 'choice' | 'sequence' | 'parallel' | 'loop'
  groups: readonly (readonly string[])[]
}>

/** Returns the first split that fits: choice, sequence, parallel, or loop. */
function findCut(graph: FollowGraph): Cut | undefined {
  const cuts: readonly Cut[] = [
    { kind: 'choice', groups: choiceParts(graph) },
    { kind: 'sequence', groups: sequenceParts(graph) },
    { kind: 'parallel', groups: parallelParts(graph) },
    { kind: 'loop', groups: loopParts(graph) },
  ]
  return cuts.find(({ groups }) => groups.length > 1)
}

/** Groups that never occur in the same case. */
function choiceParts({ activities, follows }: FollowGraph) {
  return groupBy(activities, (one, other) => follows(one, other) || follows(other, one))
}

/** Groups in a fixed order, without a way back. */
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

/** Groups that may follow each other in any order and can all start and end a case. */
function parallelParts({ activities, follows, starts, ends }: FollowGraph) {
  const groups = groupBy(activities, (one, other) => !(follows(one, other) && follows(other, one)))
  const isWhole = (group: readonly string[]) =>
    group.some((one) => starts.has(one)) && group.some((one) => ends.has(one))
  const [first, ...others] = groups.filter(isWhole)
  if (!first) return [activities]
  return [[...first, ...groups.filter((group) => !isWhole(group)).flat()], ...others]
}

/** The body, with which every case starts and ends, and each part that leads from its end back to its start. */
function loopParts(graph: FollowGraph): readonly (readonly string[])[] {
  const { activities, starts, ends, follows } = graph
  const isEdge = (activity: string) => starts.has(activity) || ends.has(activity)
  const inner = activities.filter((activity) => !isEdge(activity))
  const groups = groupBy(inner, (one, other) => follows(one, other) || follows(other, one))
  const again = groups.filter((group) => leadsBack(graph, group))
  const body = activities.filter((activity) => !again.some((group) => group.includes(activity)))
  return [body, ...again]
}

/**
 * Whether a part is entered from every end of the body and nowhere else, and leads to every start and nowhere else.
 */
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

/** Which activities follow each other directly, and which start and end a sequence. */
type FollowGraph = Readonly<{
  activities: readonly string[]
  starts: ReadonlySet<string>
  ends: ReadonlySet<string>
  follows: (before: string, after: string) => boolean
}>

function followGraph(ways: readonly Way[]): FollowGraph {
  const pairs = new Map<string, Set<string>>()
  const [starts, ends] = [new Set<string>(), new Set<string>()]
  for (const way of ways) {
    for (const [index, activity] of way.entries()) {
      const after = pairs.get(activity) ?? new Set()
      pairs.set(activity, after)
      const next = way[index + 1]
      if (next === undefined) ends.add(activity)
      else after.add(next)
      if (index === 0) starts.add(activity)
    }
  }
  const follows = (before: string, after: string) => pairs.get(before)?.has(after) ?? false
  return { activities: [...pairs.keys()], starts, ends, follows }
}

/** Returns the smallest groups that keep related pairs together, in the given order. */
function groupBy(
  members: readonly string[],
  belongTogether: (one: string, other: string) => boolean,
): readonly (readonly string[])[] {
  const left = new Set(members)
  const groups: string[][] = []
  for (const first of members) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group) {
      const found = [...left].filter((other) => belongTogether(member, other))
      for (const other of found) left.delete(other)
      group.push(...found)
    }
    groups.push(group)
  }
  return groups
}
