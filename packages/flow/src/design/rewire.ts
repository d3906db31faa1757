import type { FlowDefinition, FlowLine } from '../definition/flow-definition.ts'
import type { GapIds } from './edited.ts'

/** Lets lines lead somewhere else. */
export function redirected(flow: FlowDefinition, lines: GapIds, to: string): FlowDefinition {
  const moved = new Set(lines)
  return { ...flow, lines: flow.lines.map((line) => (moved.has(line.id) ? { ...line, to } : line)) }
}

/** Takes nodes away with every line that touches them, and those lines' ids from nowhere else. */
export function withoutNodes(flow: FlowDefinition, ids: ReadonlySet<string>): FlowDefinition {
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => !ids.has(id)),
    lines: flow.lines.filter(({ from, to }) => !ids.has(from) && !ids.has(to)),
  }
}

/** Where all of some lines lead; undefined when that is not one place. */
export function targetOf(flow: FlowDefinition, gap: GapIds): string | undefined {
  const lines = flow.lines.filter(({ id }) => gap.includes(id))
  const [first, ...others] = new Set(lines.map(({ to }) => to))
  return lines.length === gap.length && others.length === 0 ? first : undefined
}

export const linesInto = (flow: FlowDefinition, node: string): readonly FlowLine[] =>
  flow.lines.filter(({ to }) => to === node)

export const linesOutOf = (flow: FlowDefinition, node: string): readonly FlowLine[] =>
  flow.lines.filter(({ from }) => from === node)

/** Takes a node with one way out from between its neighbours; what led into it leads on. */
export function bypassed(flow: FlowDefinition, node: string): FlowDefinition {
  const [out] = linesOutOf(flow, node)
  const into = linesInto(flow, node).map(({ id }) => id)
  return withoutNodes(out ? redirected(flow, into, out.to) : flow, new Set([node]))
}
