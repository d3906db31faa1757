/** A directed graph by node id. Parallel transitions count once. */
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
 * The nodes reachable from `origin` by at least one transition. `avoiding` is never entered; `until` is entered but
 * not left.
 */
export function reachableFrom(
  graph: Graph,
  origin: string,
  { avoiding, until }: Readonly<{ avoiding?: string; until?: string }> = {},
): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [origin]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const found = [...(graph.next.get(node) ?? [])].filter((next) => next !== avoiding && !reached.has(next))
    for (const next of found) reached.add(next)
    open.push(...found.filter((next) => next !== until))
  }
  return reached
}

/** The dominators of each node, itself included: the nodes on every path from the entry. */
export type Dominators = ReadonlyMap<string, ReadonlySet<string>>

/** Follows Cooper, Harvey and Kennedy: nearest dominators in reverse postorder, until they stay the same. */
function dominators(graph: Graph, entry: string): Dominators {
  const order = reversePostorder(graph, entry)
  const rank = new Map(order.map((node, index) => [node, index]))
  const sources = reversed(graph).next
  const above: number[] = [0]
  const common = (one: number, other: number): number => {
    let [low, high] = [one, other]
    while (low !== high)
      if (low > high) low = above[low] ?? 0
      else high = above[high] ?? 0
    return low
  }
  for (let isStable = false; !isStable; ) {
    isStable = true
    for (const [at, node] of order.entries()) {
      const known = [...(sources.get(node) ?? [])].flatMap((source) => rank.get(source) ?? [])
      const nearest = at === 0 ? 0 : known.filter((source) => above[source] !== undefined).reduce(common)
      if (above[at] !== nearest) isStable = false
      above[at] = nearest
    }
  }
  return chainsOf(order, above)
}

/** Each node with all its dominators, from the rank of its nearest one. */
function chainsOf(order: readonly string[], above: readonly number[]): Dominators {
  const chains = new Map<string, ReadonlySet<string>>()
  for (const [at, node] of order.entries())
    chains.set(node, new Set([...(chains.get(order[above[at] ?? 0] ?? '') ?? []), node]))
  return chains
}

/** The nodes reachable from the entry, each before those that it leads to, loops aside. */
function reversePostorder(graph: Graph, entry: string): readonly string[] {
  const order: string[] = []
  const seen = new Set([entry])
  const open = [{ node: entry, ways: [...(graph.next.get(entry) ?? [])] }]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const next = top.ways.pop()
    if (next === undefined) order.push(open.pop()?.node ?? '')
    else if (!seen.has(next)) {
      seen.add(next)
      open.push({ node: next, ways: [...(graph.next.get(next) ?? [])] })
    }
  }
  return order.reverse()
}

/** The nearest common dominator; undefined when one node is unreachable. */
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

/** Graph facts of a flow, computed once per version. */
export type Blocks = Readonly<{
  graph: Graph
  backwards: Graph
  before: Dominators
  after: Dominators
  /** The nodes reachable from a node. */
  reach: (node: string) => ReadonlySet<string>
}>

/** Virtual node after every end, so that all paths meet. No node can have this id. */
const virtualEnd = ''

export function blocksOf(
  nodes: readonly string[],
  edges: readonly Readonly<{ from: string; to: string }>[],
  { entry, ends }: Readonly<{ entry: string; ends: readonly string[] }>,
): Blocks {
  const graph = graphOf(nodes, edges)
  return {
    graph,
    backwards: reversed(graph),
    before: dominators(graph, entry),
    after: postdominators(nodes, edges, ends),
    reach: remembered((node) => reachableFrom(graph, node)),
  }
}

function remembered<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** For each node, the nodes on every path from it to the ends, including itself and the virtual end. */
export function postdominators(
  nodes: readonly string[],
  edges: readonly Readonly<{ from: string; to: string }>[],
  ends: readonly string[],
): Dominators {
  const closed = graphOf(
    [...nodes, virtualEnd],
    [...edges, ...ends.map((from) => ({ from, to: virtualEnd }))],
  )
  return dominators(reversed(closed), virtualEnd)
}

/**
 * The nodes to clear when a case goes back from `node` to `target`, or undefined when that is not allowed. They are
 * those after the target in the smallest block around both, from nearest common dominator to nearest common
 * postdominator. One token on the target then restores the marking of its first visit, which keeps the flow sound.
 * Sibling branches, connected only through the block's entrance, are refused: one token cannot replace both.
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
 * The nodes to clear when an administrator moves a token from `node` to `target`, or undefined when that is not
 * allowed. Going back, as in `blockToClear`; going ahead, the whole block from its entrance, so that no parallel
 * branch remains. Sibling branches are refused.
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
 * The nodes from which a token can still arrive at a merge without passing the entrance of its block again. Without
 * that limit, two merges in a loop would wait for each other for ever.
 */
export function nodesBefore({ backwards, before }: Blocks, merge: string): ReadonlySet<string> {
  const entrance = immediateDominator(before, merge)
  return reachableFrom(backwards, merge, entrance === undefined ? { avoiding: merge } : { until: entrance })
}
