import type { FlowNode, NodeOf } from '../../flow-definition.ts'

export type PeopleNode = NodeOf<'approver'> | NodeOf<'handler'>

/** A node at which people work has voting; nothing else has. */
export function isPeopleNode(node: FlowNode | undefined): node is PeopleNode {
  return node !== undefined && 'voting' in node
}
