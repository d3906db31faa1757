import { type Dominators, dominators, immediateDominator, nearestCommon } from './dominators.ts'
import { type Graph, graphOf, reachableFrom, reversed } from './graph.ts'

/** What the engine wants to know about the shape of a flow, worked out once per version. */
export type Blocks = Readonly<{
  graph: Graph
  before: Dominators
  after: Dominators
  reach: ReadonlyMap<string, ReadonlySet<string>>
}>

/** Stands behind every end, so that all paths meet once. No node can have this id. */
const outside = ''

export function blocksOf(
  nodes: readonly string[],
  edges: readonly Readonly<{ from: string; to: string }>[],
  { entry, ends }: Readonly<{ entry: string; ends: readonly string[] }>,
): Blocks {
  const graph = graphOf(nodes, edges)
  return {
    graph,
    before: dominators(graph, entry),
    after: postdominators(nodes, edges, ends),
    reach: new Map(nodes.map((node) => [node, reachableFrom(graph, node)])),
  }
}

/** For each node what every way from it to the ends passes, itself and what stands behind them all included. */
export function postdominators(
  nodes: readonly string[],
  edges: readonly Readonly<{ from: string; to: string }>[],
  ends: readonly string[],
): Dominators {
  const closed = graphOf([...nodes, outside], [...edges, ...ends.map((from) => ({ from, to: outside }))])
  return dominators(reversed(closed), outside)
}

/**
 * The nodes to clear when a case goes back from `node` to `target`, or undefined when it must not.
 *
 * The smallest block that contains both is entered through their nearest common dominator and left through their nearest
 * common postdominator. Cleared is what lies inside it downstream of the target; then one token on the target gives the
 * marking that held when the target was reached the first time, so whatever was sound stays sound.
 * When the way from the target to the node leads only back through the entrance of the block, the two stand side by
 * side (sibling branches), and one token could not stand for both: that is refused.
 */
export function blockToClear(
  { graph, before, after }: Blocks,
  target: string,
  node: string,
): ReadonlySet<string> | undefined {
  const entrance = nearestCommon(before, target, node)
  if (entrance === undefined || target === node) return undefined

  const ahead = reachableFrom(graph, target, target === entrance ? {} : { avoiding: entrance })
  if (!ahead.has(node)) return undefined

  const exit = nearestCommon(after, target, node)
  return new Set([target, ...reachableFrom(graph, target, exit === undefined ? {} : { until: exit })])
}

/**
 * The nodes to clear when an administrator takes a token from `node` to `target`, or undefined when it must not be.
 * Back as above. Ahead the whole block that contains both is cleared from its entrance, so that no branch beside the one
 * that is left stays behind; with a sibling branch in the way it is refused as above.
 */
export function blockToJump(blocks: Blocks, target: string, node: string): ReadonlySet<string> | undefined {
  const back = blockToClear(blocks, target, node)
  const entrance = nearestCommon(blocks.before, target, node)
  if (back || entrance === undefined || target === node) return back

  const ahead = reachableFrom(blocks.graph, node, node === entrance ? {} : { avoiding: entrance })
  if (!ahead.has(target)) return undefined

  const exit = nearestCommon(blocks.after, target, node)
  return new Set([node, ...reachableFrom(blocks.graph, entrance, exit === undefined ? {} : { until: exit })])
}

/**
 * The nodes from which a token can still arrive at a merge in this pass: those with a way to it that does not lead back
 * through the entrance of its block. Without that limit two merges in a loop would wait for each other for ever.
 */
export function nodesBefore({ graph, before }: Blocks, merge: string): ReadonlySet<string> {
  const entrance = immediateDominator(before, merge)
  return reachableFrom(
    reversed(graph),
    merge,
    entrance === undefined ? { avoiding: merge } : { until: entrance },
  )
}
