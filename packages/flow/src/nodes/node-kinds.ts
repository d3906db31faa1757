import type { FlowNode, NodeKindName, NodeOf } from '../definition/flow-definition.ts'
import { approver } from './approver/approver.ts'
import { automation } from './automation/automation.ts'
import { branch } from './branch/branch.ts'
import { copy } from './copy/copy.ts'
import { end } from './end/end.ts'
import { external } from './external/external.ts'
import { handler } from './handler/handler.ts'
import { merge } from './merge/merge.ts'
import type { NodeKind, OutsideWork } from './node-kind.ts'
import { start } from './start/start.ts'
import { subFlow } from './sub-flow/sub-flow.ts'
import { timer } from './timer/timer.ts'

/** Register of engine rules by node kind, complete by its type. */
export const nodeKinds: Readonly<{ [Kind in NodeKindName]: NodeKind<NodeOf<Kind>> }> = {
  start,
  approver,
  handler,
  copy,
  branch,
  merge,
  automation,
  subFlow,
  external,
  timer,
  end,
}

/** Returns the rules of a node's kind, to be called with nodes of that kind only. */
export function kindOf<Node extends FlowNode>(node: Node): NodeKind<FlowNode> {
  return nodeKinds[node.kind] as NodeKind<FlowNode>
}

/** Returns the work of a node outside the form of its case. */
export function outsideWorkOf(node: FlowNode): OutsideWork | undefined {
  return kindOf(node).outside(node)
}
