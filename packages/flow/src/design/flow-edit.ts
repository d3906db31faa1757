import type { FlowDefinition, FlowTransition } from '../definition/flow-definition.ts'

/** A flow after an edit, and the selected nodes. An impossible edit leaves the flow unchanged. */
export type FlowEdit = Readonly<{ flow: FlowDefinition; selected: readonly string[] }>

/** Ids of transitions into the same node: a gap to insert into. */
export type GapIds = readonly string[]

export const toEdit = (flow: FlowDefinition, ...selected: readonly string[]): FlowEdit => ({ flow, selected })

/** Generates unused ids: `approver1`, `line4`. Each call returns another. */
export function freeIds({ nodes, lines }: FlowDefinition): (prefix: string) => string {
  const taken = new Set([...nodes, ...lines].map(({ id }) => id))
  return (prefix) => {
    let count = 1
    while (taken.has(`${prefix}${count}`)) count += 1
    taken.add(`${prefix}${count}`)
    return `${prefix}${count}`
  }
}

/** Redirects transitions. */
export function redirectLines(flow: FlowDefinition, lines: GapIds, to: string): FlowDefinition {
  const moved = new Set(lines)
  return {
    ...flow,
    lines: flow.lines.map((line) => (moved.has(line.id) ? { ...line, to } : line)),
  }
}

/** Removes nodes and the transitions attached to them. */
export function withoutNodes(flow: FlowDefinition, ids: ReadonlySet<string>): FlowDefinition {
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => !ids.has(id)),
    lines: flow.lines.filter(({ from, to }) => !ids.has(from) && !ids.has(to)),
  }
}

/** The common target of transitions; undefined when they have several. */
export function targetOf(flow: FlowDefinition, gap: GapIds): string | undefined {
  const lines = flow.lines.filter(({ id }) => gap.includes(id))
  const [first, ...others] = new Set(lines.map(({ to }) => to))
  return lines.length === gap.length && others.length === 0 ? first : undefined
}

export const linesInto = (flow: FlowDefinition, node: string): readonly FlowTransition[] =>
  flow.lines.filter(({ to }) => to === node)

export const linesOutOf = (flow: FlowDefinition, node: string): readonly FlowTransition[] =>
  flow.lines.filter(({ from }) => from === node)

/** Removes a node with one outgoing transition and connects its neighbours. */
export function bypassNode(flow: FlowDefinition, node: string): FlowDefinition {
  const [out] = linesOutOf(flow, node)
  const into = linesInto(flow, node).map(({ id }) => id)
  return withoutNodes(out ? redirectLines(flow, into, out.to) : flow, new Set([node]))
}
