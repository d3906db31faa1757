import { type Cut, findCut } from './find-cut.ts'
import { followGraph } from './follow-graph.ts'
import { splitLoop } from './split-loop.ts'
import type { StepTree, Way } from './step-tree.ts'

/**
 * A tree along which every way of a log can be gone, found by cutting the log into ever smaller ones (inductive mining:
 * Leemans, Fahland and van der Aalst, 2013). What falls apart in no way becomes a loop over all its activities.
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
    const [body = { kind: 'nothing' }, ...again] = groups.map((_, place) =>
      mine(
        rounds.filter(({ group }) => group === place).map(({ way }) => way),
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
