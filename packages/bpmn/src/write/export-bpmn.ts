import type { FlowDefinition, FlowNode, FlowTransition } from '@signet/flow'
import { type NodePosition, nodePositions } from '@signet/flow/design'
import { type Element, moddle, plainText, withSettings } from '../element.ts'
import { elementOf } from './elements.ts'

/**
 * Exports a flow as BPMN 2.0 XML with a diagram. Other tools see nodes, connections, names and conditions; our
 * extension elements hold the rest, so that `importBpmn` restores the same definition.
 */
export async function exportBpmn(definition: FlowDefinition): Promise<string> {
  const ids = elementIds(definition)
  const drawn = new Map(definition.nodes.map((node) => [node, nodeElement(node, ids.node(node))]))
  const byId = new Map(definition.nodes.toReversed().map((node) => [node.id, drawn.get(node)]))
  const ends = ({ from, to }: FlowTransition) => ({ sourceRef: byId.get(from), targetRef: byId.get(to) })
  const whole = ({ from, to }: FlowTransition) => byId.has(from) && byId.has(to)

  const ways = new Map(
    definition.lines.filter(whole).map((line) => [line, lineElement(line, ids.line(line), ends(line))]),
  )
  markDefaults(ways, byId)
  const loose = definition.lines.flatMap((line, index) => (whole(line) ? [] : [{ place: index, line }]))
  const process = moddle.create('bpmn:Process', {
    id: 'process',
    name: plainText(definition.name),
    isExecutable: false,
    flowElements: [...drawn.values(), ...ways.values()],
    extensionElements: withSettings({
      version: definition.version,
      name: definition.name,
      rules: definition.rules,
      ...(definition.translations && { translations: definition.translations }),
      loose,
    }),
  })
  return written(process, diagramOf(definition, process, drawn, ways))
}

async function written(process: Element, diagram: Element): Promise<string> {
  const definitions = moddle.create('bpmn:Definitions', {
    id: 'definitions',
    targetNamespace: 'urn:signet:flow',
    rootElements: [process],
    diagrams: [diagram],
  })
  return (await moddle.toXML(definitions, { format: true })).xml
}

function nodeElement(node: FlowNode, id: string): Element {
  const { type, event } = elementOf(node)
  return moddle.create(`bpmn:${type(node)}`, {
    id,
    name: plainText(node.name),
    extensionElements: withSettings(node),
    ...(event && { eventDefinitions: [event(node)] }),
  })
}

type Ends = Readonly<{ sourceRef: Element | undefined; targetRef: Element | undefined }>

function lineElement(line: FlowTransition, id: string, { sourceRef, targetRef }: Ends): Element {
  const element = moddle.create('bpmn:SequenceFlow', {
    id,
    ...(line.name !== undefined && { name: plainText(line.name) }),
    sourceRef,
    targetRef,
    extensionElements: withSettings(line),
  })
  if (line.condition !== undefined)
    element.set(
      'conditionExpression',
      moddle.create('bpmn:FormalExpression', { body: plainText(line.condition) }),
    )
  return element
}

/**
 * BPMN allows one default flow per task or gateway; of several in a draft, the first counts. Our extension keeps the
 * rest.
 */
function markDefaults(
  ways: ReadonlyMap<FlowTransition, Element>,
  nodes: ReadonlyMap<string, Element | undefined>,
): void {
  for (const [{ from, isDefault }, way] of [...ways].toReversed()) {
    const node = nodes.get(from)
    if (isDefault && node && !/(Event|ParallelGateway)$/.test(node.$type)) node.set('default', way)
  }
}

type ElementIds = Readonly<{
  node: (node: FlowNode) => string
  line: (line: FlowTransition) => string
}>

/** XML ids of drawn elements: our own where they are valid and unique. */
function elementIds({ nodes, lines }: FlowDefinition): ElementIds {
  const taken = new Set<string>(['definitions', 'process', 'diagram', 'plane'])
  const free = (wanted: string, prefix: string) => {
    const fits = /^[A-Za-z_][\w-]*$/.test(wanted) && !taken.has(wanted)
    const id = fits ? wanted : unused(prefix, taken)
    taken.add(id)
    return id
  }
  const ofNode = new Map(nodes.map((node) => [node, free(node.id, 'Node')]))
  const ofLine = new Map(lines.map((line) => [line, free(line.id, 'Line')]))
  return { node: (node) => ofNode.get(node) ?? node.id, line: (line) => ofLine.get(line) ?? line.id }
}

function unused(prefix: string, taken: ReadonlySet<string>): string {
  let count = 1
  while (taken.has(`${prefix}_${count}`)) count += 1
  return `${prefix}_${count}`
}

/** The diagram: nodes at their positions, or in layers when none has one; straight lines. */
function diagramOf(
  definition: FlowDefinition,
  process: Element,
  nodes: ReadonlyMap<FlowNode, Element>,
  lines: ReadonlyMap<FlowTransition, Element>,
): Element {
  const middles = nodePositions(definition)
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
  { from, to }: FlowTransition,
  middles: ReadonlyMap<string, NodePosition>,
): Element {
  const waypoint = [from, to].map((id) => moddle.create('dc:Point', { ...middles.get(id) }))
  return moddle.create('bpmndi:BPMNEdge', { id: `${bpmnElement.get('id')}.edge`, bpmnElement, waypoint })
}
