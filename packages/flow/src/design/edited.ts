import type { FlowDefinition } from '../flow-definition.ts'

/** A flow after an edit, and the nodes that the edit leaves selected. An edit that cannot be made leaves the flow as it was. */
export type Edited = Readonly<{ flow: FlowDefinition; selected: readonly string[] }>

/** Ids of lines that lead into the same node: a place in which something can be put. */
export type GapIds = readonly string[]

export const edited = (flow: FlowDefinition, ...selected: readonly string[]): Edited => ({ flow, selected })
