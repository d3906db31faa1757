import type { FlowDefinition, FlowLine } from '../definition/flow-definition.ts'

/** A flow after an edit, and the nodes that the edit leaves selected. An edit that cannot be made leaves the flow as it was. */
export type FlowEdit = Readonly<{ flow: FlowDefinition; selected: readonly string[] }>

/** Ids of lines that lead into the same node: a place in which something can be put. */
export type GapIds = readonly string[]

export const edited = (flow: FlowDefinition, ...selected: readonly string[]): FlowEdit => ({ flow, selected })

/** Ids that nothing in a flow has yet: `approver1`, `line4`. Each call gives another. */
export function freeIds({ nodes, lines }: FlowDefinition): (prefix: string) => string {
  const taken = new Set([...nodes, ...lines].map(({ id }) => id))
  return (prefix) => {
    let count = 1
    while (taken.has(`${prefix}${count}`)) count += 1
    taken.add(`${prefix}${count}`)
    return `${prefix}${count}`
  }
}

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
