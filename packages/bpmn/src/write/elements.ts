import type { FlowNode, NodeKindName, NodeOf } from '@signet/flow'
import { type Element, moddle, plainText } from '../element.ts'

type Size = Readonly<{ width: number; height: number }>

type NodeElement<Node extends FlowNode> = Readonly<{
  /** The element that other tools see. */
  type: (node: Node) => string
  /** As large as other tools draw it. */
  size: Size
  /** What an event waits for; undefined for elements that are none and events that say nothing. */
  event: ((node: Node) => Element) | undefined
}>

const circle = { width: 36, height: 36 }
const diamond = { width: 50, height: 50 }
const box = { width: 100, height: 80 }

/** The register: how each kind is written. A merge waits for what can still arrive, as only the inclusive gateway does. */
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

/** Returns how a node is written, to be asked with that node only. */
export function elementOf(node: FlowNode): NodeElement<FlowNode> {
  return nodeElements[node.kind] as NodeElement<FlowNode>
}

/** What a timer waits for in the standard's words: a duration or a date of ISO 8601, or the name of the field. */
function timerDefinition({ waits, minutes, moment, field }: NodeOf<'timer'>): Element {
  const expression = (body: string) => moddle.create('bpmn:FormalExpression', { body: plainText(body) })
  if (waits === 'duration')
    return moddle.create('bpmn:TimerEventDefinition', { timeDuration: expression(`PT${minutes}M`) })

  const timeDate = expression(waits === 'moment' ? moment : field)
  return moddle.create('bpmn:TimerEventDefinition', { timeDate })
}
