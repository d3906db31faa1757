import type { FlowDefinition } from '../definition/flow-definition.ts'

/** Two versions in one drawing: everything of the later one, and what only the earlier one had. It is not meant to run. */
export function uniteFlows(before: FlowDefinition, after: FlowDefinition): FlowDefinition {
  return {
    ...after,
    nodes: [...after.nodes, ...missing(after.nodes, before.nodes)],
    lines: [...after.lines, ...missing(after.lines, before.lines)],
  }
}

function missing<T extends Readonly<{ id: string }>>(those: readonly T[], all: readonly T[]): readonly T[] {
  const ids = new Set(those.map(({ id }) => id))
  return all.filter(({ id }) => !ids.has(id))
}
