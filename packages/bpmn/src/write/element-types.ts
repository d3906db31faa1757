import type { FlowNode, NodeKindName } from '@signet/flow'

const gateways: Readonly<Partial<Record<string, string>>> = {
  exclusive: 'ExclusiveGateway',
  parallel: 'ParallelGateway',
}

/** What other tools see. A merge waits for whatever can still arrive, which only the inclusive gateway does too. */
const types = {
  start: 'StartEvent',
  approver: 'UserTask',
  handler: 'ManualTask',
  copy: 'SendTask',
  automation: 'ServiceTask',
  subFlow: 'CallActivity',
  external: 'ReceiveTask',
  timer: 'IntermediateCatchEvent',
  merge: 'InclusiveGateway',
  end: 'EndEvent',
} as const satisfies Record<Exclude<NodeKindName, 'branch'>, string>

export const elementTypeOf = (node: FlowNode): string =>
  node.kind === 'branch' ? (gateways[node.mode] ?? 'InclusiveGateway') : types[node.kind]
