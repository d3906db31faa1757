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

export function reversed({ nodes, next }: Graph): Graph {
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
