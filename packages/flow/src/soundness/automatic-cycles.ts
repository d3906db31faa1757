import { type FlowPlan, nodeOf } from '../flow-plan.ts'
import type { FlowProblem } from '../flow-problem.ts'
import { type Graph, graphOf, reachableFrom } from '../graph/graph.ts'
import { traitsOf } from '../nodes/traits-of.ts'

/** A circle in which nobody is asked would turn for ever. Told once per circle, at its first node. */
export function automaticCycles(plan: FlowPlan): readonly FlowProblem[] {
  const nodes = plan.definition.nodes
    .filter((node) => traitsOf(node).waitsFor !== 'people')
    .map(({ id }) => id)
  const isAutomatic = new Set(nodes)
  const lines = plan.definition.lines.filter(({ from, to }) => isAutomatic.has(from) && isAutomatic.has(to))
  const graph = graphOf(nodes, lines)

  const circling = nodes.filter((node) => reachableFrom(graph, node).has(node))
  const told = circling.filter(
    (node, place) => !circling.slice(0, place).some((other) => isSame(graph, node, other)),
  )
  return told.map((node) => ({
    code: 'automaticCycle',
    severity: 'error',
    node,
    path: circling.filter((other) => other === node || isSame(graph, node, other)),
    params: { name: nodeOf(plan, node).name },
  }))
}

function isSame(graph: Graph, one: string, other: string): boolean {
  return reachableFrom(graph, one).has(other) && reachableFrom(graph, other).has(one)
}
