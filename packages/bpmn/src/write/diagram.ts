import type { FlowDefinition, FlowLine, FlowNode } from '@signet/flow'
import { type NodePosition, placesOf } from '@signet/flow/design'
import { type Element, moddle } from '../element.ts'
import { elementOf } from './elements.ts'

/** The picture: nodes where they were drawn, or in layers while nobody has drawn any; straight lines. */
export function diagramOf(
  definition: FlowDefinition,
  process: Element,
  nodes: ReadonlyMap<FlowNode, Element>,
  lines: ReadonlyMap<FlowLine, Element>,
): Element {
  const middles = placesOf(definition)
  const shapes = [...nodes].map(([node, bpmnElement]) =>
    shapeOf(node, middles.get(node.id) ?? { x: 0, y: 0 }, bpmnElement),
  )
  const edges = [...lines].map(([line, bpmnElement]) => edgeOf(bpmnElement, line, middles))
  const plane = moddle.create('bpmndi:BPMNPlane', {
    id: 'plane',
    bpmnElement: process,
    planeElement: [...shapes, ...edges],
  })
  return moddle.create('bpmndi:BPMNDiagram', { id: 'diagram', plane })
}

function shapeOf(node: FlowNode, middle: NodePosition, bpmnElement: Element): Element {
  const { size } = elementOf(node)
  const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 }
  const bounds = moddle.create('dc:Bounds', { ...corner, ...size })
  return moddle.create('bpmndi:BPMNShape', { id: `${bpmnElement.get('id')}.shape`, bpmnElement, bounds })
}

function edgeOf(
  bpmnElement: Element,
  { from, to }: FlowLine,
  middles: ReadonlyMap<string, NodePosition>,
): Element {
  const waypoint = [from, to].map((id) => moddle.create('dc:Point', { ...middles.get(id) }))
  return moddle.create('bpmndi:BPMNEdge', { id: `${bpmnElement.get('id')}.edge`, bpmnElement, waypoint })
}
