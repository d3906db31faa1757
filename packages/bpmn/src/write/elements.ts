import type { FlowNode, NodeKindName, NodeOf } from '@signet/flow'
import { type Element, moddle, plainText } from '../element.ts'

type Size = Readonly<{ width: number; height: number }>

type NodeElement<Node extends FlowNode> = Readonly<{
  /** The BPMN element type. */
  type: (node: Node) => string
  /** Size as drawn by other tools. */
  size: Size
  /** Event definition; undefined for elements that are no events and for plain events. */
  event: ((node: Node) => Element) | undefined
}>

const circle = { width: 36, height: 36 }
const diamond = { width: 50, height: 50 }
const box = { width: 100, height: 80 }

/**
 * Register of BPMN elements by node kind. A merge becomes an inclusive gateway, which also waits for what can still
 * arrive.
 */
const nodeElements: { readonly [Kind in NodeKindName]: NodeElement<NodeOf<Kind>> } = {
  start: { type: () => 'StartEvent', size: circle, event: undefined },
  approver: { type: () => 'UserTask', size: box, event: undefined },
  handler: { type: () => 'ManualTask', size: box, event: undefined },
  copy: { type: () => 'SendTask', size: box, event: undefined },
  branch: { type: ({ mode }) => gateways[mode], size: diamond, event: undefined },
  merge: { type: () => 'InclusiveGateway', size: diamond, event: undefined },
  automation: { type: () => 'ServiceTask', size: box, event: undefined },
  subFlow: { type: () => 'CallActivity', size: box, event: undefined },
  external: { type: () => 'ReceiveTask', size: box, event: undefined },
  timer: { type: () => 'IntermediateCatchEvent', size: circle, event: timerDefinition },
  end: { type: () => 'EndEvent', size: circle, event: undefined },
}

const gateways: Readonly<Record<NodeOf<'branch'>['mode'], string>> = {
  exclusive: 'ExclusiveGateway',
  inclusive: 'InclusiveGateway',
  parallel: 'ParallelGateway',
  chosen: 'InclusiveGateway',
}

/** Returns the element of a node, to be called with that node only. */
export function elementOf(node: FlowNode): NodeElement<FlowNode> {
  return nodeElements[node.kind] as NodeElement<FlowNode>
}

/** Timer definition: an ISO 8601 duration or date, or the name of the field. */
function timerDefinition({ waits, minutes, moment, field }: NodeOf<'timer'>): Element {
  const expression = (body: string) => moddle.create('bpmn:FormalExpression', { body: plainText(body) })
  if (waits === 'duration')
    return moddle.create('bpmn:TimerEventDefinition', { timeDuration: expression(`PT${minutes}M`) })

  const timeDate = expression(waits === 'moment' ? moment : field)
  return moddle.create('bpmn:TimerEventDefinition', { timeDate })
}
