import type { FlowDefinition } from '../definition/flow-definition.ts'

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
