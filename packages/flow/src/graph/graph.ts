/** A directed graph by node id. Parallel lines between two nodes count once here. */
export type Graph = Readonly<{
  nodes: readonly string[]
  next: ReadonlyMap<string, ReadonlySet<string>>
}>

type Edge = Readonly<{ from: string; to: string }>

export function graphOf(nodes: readonly string[], edges: readonly Edge[]): Graph {
  const next = new Map(nodes.map((node) => [node, new Set<string>()]))
  for (const { from, to } of edges) if (next.has(to)) next.get(from)?.add(to)
  return { nodes, next }
}

function reversed({ nodes, next }: Graph): Graph {
  return graphOf(
    nodes,
    nodes.flatMap((from) => [...(next.get(from) ?? [])].map((to) => ({ from: to, to: from }))),
  )
}

/**
 * The nodes that can be reached from `origin` by one line or more.
 * `avoiding` is not entered at all; `until` is entered and not left.
 */
export function reachableFrom(
  graph: Graph,
  origin: string,
  { avoiding, until }: Readonly<{ avoiding?: string; until?: string }> = {},
): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [origin]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const fresh = [...(graph.next.get(node) ?? [])].filter((next) => next !== avoiding && !reached.has(next))
    for (const next of fresh) reached.add(next)
    open.push(...fresh.filter((next) => next !== until))
  }
  return reached
}

/** For each node the nodes that every path from the entry to it passes, itself included. */
export type Dominators = ReadonlyMap<string, ReadonlySet<string>>

/**
 * By definition rather than by the fast algorithm: d dominates n when n is out of reach with d taken away. Flows have
 * tens of nodes and this runs once per version, so n walks over the graph are cheaper than explaining Lengauer-Tarjan.
 */
function dominators(graph: Graph, entry: string): Dominators {
  const reached = [...new Set([entry, ...reachableFrom(graph, entry)])]
  const found = new Map(reached.map((node) => [node, new Set([node, entry])]))
  for (const candidate of reached) {
    if (candidate === entry) continue
    const without = reachableFrom(graph, entry, { avoiding: candidate })
    const dominated = reached.filter((node) => node !== entry && !without.has(node))
    for (const node of dominated) found.get(node)?.add(candidate)
  }
  return found
}

/** The nearest node that dominates both; undefined when one of them cannot be reached at all. */
export function nearestCommon(tree: Dominators, one: string, other: string): string | undefined {
  const ofOther = tree.get(other)
  return nearest(
    tree,
    [...(tree.get(one) ?? [])].filter((node) => ofOther?.has(node)),
  )
}

/** The nearest dominator other than the node itself. */
function immediateDominator(tree: Dominators, node: string): string | undefined {
  return nearest(
    tree,
    [...(tree.get(node) ?? [])].filter((candidate) => candidate !== node),
  )
}

function nearest(tree: Dominators, chain: readonly string[]): string | undefined {
  const depth = (node: string) => tree.get(node)?.size ?? 0
  return chain.reduce<string | undefined>(
    (best, node) => (best === undefined || depth(node) > depth(best) ? node : best),
    undefined,
  )
}

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
