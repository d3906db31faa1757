import { type Graph, reachableFrom } from './graph.ts'

/** For each node the nodes that every path from the entry to it passes, itself included. */
export type Dominators = ReadonlyMap<string, ReadonlySet<string>>

/**
 * By definition rather than by the fast algorithm: d dominates n when n is out of reach with d taken away. Flows have
 * tens of nodes and this runs once per version, so n walks over the graph are cheaper than explaining Lengauer-Tarjan.
 */
export function dominators(graph: Graph, entry: string): Dominators {
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
export function immediateDominator(tree: Dominators, node: string): string | undefined {
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
