import { FlowNode, instantOfValue } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'
import { type Element, elementAt, elementsAt, idOf, isBpmnType, nameOf, textAt } from '../element.ts'
import type { ReportNote } from '../note.ts'
import {
  type Diagram,
  type DrawnLine,
  type DrawnNode,
  lineOf,
  linesInto,
  linesOutOf,
  nodeOf,
  type Part,
} from './drawing.ts'
import { flowNodesIn, sequenceFlowsIn } from './open-document.ts'
import { type Lanes, ownNodeIn, peopleAt } from './own-document.ts'
import { describePart } from './tell-settings.ts'
import { typeOf } from './type-of.ts'

export type DrawingContext = Readonly<{
  tell: ReportNote
  lanes: Lanes
  places: ReadonlyMap<string, NodePosition>
}>

const nothing: Diagram = { nodes: [], lines: [] }

/** The drawing of a process or sub-process, with nested sub-processes unfolded. */
export function drawContainer(container: Element, context: DrawingContext): Diagram {
  const parts = flowNodesIn(container).map((element) => drawElement(element, context))
  const nodes = parts.flatMap((part) => part.nodes)
  const known = new Set(nodes.map(({ id }) => id))
  const lines = sequenceFlowsIn(container)
    .map(drawnLine)
    .map((line) => (known.has(wayOut(line.from)) ? { ...line, from: wayOut(line.from) } : line))
    .filter(({ from, to }) => known.has(from) && known.has(to))

  return { nodes, lines: [...parts.flatMap((part) => part.lines), ...lines] }
}

function drawElement(element: Element, context: DrawingContext): Diagram {
  const about = { element: idOf(element), name: nameOf(element) }
  if (isBpmnType(element, 'BoundaryEvent')) {
    context.tell('boundaryEvent', { ...about, detail: triggerOf(element) })
    return nothing
  }
  if (isBpmnType(element, 'SubProcess') && element.get('triggeredByEvent') === true) {
    context.tell('eventSubProcess', about)
    tellInside(element, context.tell)
    return nothing
  }
  if (isBpmnType(element, 'SubProcess') && flowNodesIn(element).length > 0)
    return unfoldSubProcess(element, context)

  return { nodes: [drawnNode(element, context)], lines: [] }
}

/** Notes everything with a name inside a sub-process that is left out. */
function tellInside(container: Element, tell: ReportNote): void {
  for (const element of elementsAt(container, 'flowElements')) {
    const isText = isBpmnType(element, 'FlowNode') || nameOf(element) !== ''
    const about = {
      element: idOf(element),
      name: nameOf(element) || idOf(element),
      detail: describePart(element),
    }
    if (isText && isBpmnType(element, 'FlowNode', 'SequenceFlow')) tell('insideLeftOut', about)
    if (isBpmnType(element, 'SubProcess')) tellInside(element, tell)
  }
}

function drawnNode(element: Element, { tell, lanes, places }: DrawingContext): DrawnNode {
  const id = idOf(element)
  const own = ownNodeIn(element) ?? timerIn(element)
  return {
    id,
    name: nameOf(element),
    part: partOf(element, own ? () => {} : tell),
    people: peopleAt(element, lanes),
    place: places.get(id),
    own,
    terminates: elementsAt(element, 'eventDefinitions').some((one) =>
      isBpmnType(one, 'TerminateEventDefinition'),
    ),
  }
}

export function drawnLine(element: Element): DrawnLine {
  const from = elementAt(element, 'sourceRef')
  const to = elementAt(element, 'targetRef')
  const condition = elementAt(element, 'conditionExpression')
  return {
    id: idOf(element),
    from: from ? idOf(from) : '',
    to: to ? idOf(to) : '',
    name: nameOf(element),
    condition: condition ? textAt(condition, 'body').trim() : '',
    isDefault: from !== undefined && elementAt(from, 'default') === element,
  }
}

const wayOut = (id: string) => `${id}_out`

/** A sub-process unfolded between an entry and an exit. Its own starts and ends become passes. */
function unfoldSubProcess(element: Element, context: DrawingContext): Diagram {
  const id = idOf(element)
  context.tell('subProcessInlined', { element: id, name: nameOf(element) })
  tellRepeated(element, context.tell)

  const inner = drawContainer(element, context)
  const starts = inner.nodes.filter(({ part }) => part === 'start')
  const entries =
    starts.length > 0 ? starts : inner.nodes.filter((node) => linesInto(inner, node.id).length === 0)
  const exits = inner.nodes.filter((node) => linesOutOf(inner, node.id).length === 0)
  for (const { id: event, name, part } of inner.nodes)
    if (name !== '' && (part === 'start' || part === 'end'))
      context.tell('insideLeftOut', { element: event, name, detail: nameOf(element) || id })
  return {
    nodes: [nodeOf(id, 'pass'), ...inner.nodes.map(passed), nodeOf(wayOut(id), 'pass')],
    lines: [
      ...entries.map((entry) => lineOf(id, entry.id)),
      ...inner.lines,
      ...exits.map((exit) => lineOf(exit.id, wayOut(id))),
    ],
  }
}

const passed = (node: DrawnNode): DrawnNode =>
  node.part === 'start' || node.part === 'end' ? { ...node, part: 'pass', own: undefined } : node

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/**
 * A timer event with a plain duration or date. Undefined for what we cannot express (cycles, months, expressions).
 */
function timerIn(element: Element): FlowNode | undefined {
  const [definition, ...others] = elementsAt(element, 'eventDefinitions')
  if (!isBpmnType(element, 'IntermediateCatchEvent') || !definition || others.length > 0) return undefined

  const waits = durationIn(definition) ?? dateIn(definition)
  const read = FlowNode.safeParse({
    id: 'timer',
    kind: 'timer',
    name: nameOf(element).slice(0, 80) || 'Timer',
    ...waits,
  })
  return waits && read.success ? read.data : undefined
}

function durationIn(definition: Element) {
  const [whole, ...parts] = duration.exec(said(definition, 'timeDuration')) ?? []
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const all = ((weeks * 7 + days) * 24 + hours) * 60 + minutes + Math.ceil(seconds / 60)
  return whole === undefined || parts.every((part) => part === undefined)
    ? undefined
    : { waits: 'duration', minutes: all }
}

function dateIn(definition: Element) {
  const moment = said(definition, 'timeDate')
  return instantOfValue(moment, 'UTC') === undefined ? undefined : { waits: 'moment', moment }
}

function said(definition: Element, property: string): string {
  const expression = elementAt(definition, property)
  return expression ? textAt(expression, 'body').trim() : ''
}

/** Subtypes precede their types. `exact` means that the element has the same meaning for us. */
const parts: readonly Readonly<{ type: string; part: Part; exact: boolean }>[] = [
  { type: 'StartEvent', part: 'start', exact: true },
  { type: 'EndEvent', part: 'end', exact: true },
  { type: 'Event', part: 'pass', exact: true },
  { type: 'UserTask', part: 'approver', exact: true },
  { type: 'ManualTask', part: 'handler', exact: true },
  { type: 'SendTask', part: 'copy', exact: false },
  { type: 'Activity', part: 'handler', exact: false },
  { type: 'ExclusiveGateway', part: 'exclusive', exact: true },
  { type: 'ParallelGateway', part: 'parallel', exact: true },
  { type: 'InclusiveGateway', part: 'inclusive', exact: true },
  { type: 'EventBasedGateway', part: 'exclusive', exact: false },
  { type: 'ComplexGateway', part: 'inclusive', exact: false },
]

/** Converts an element, with a note when the meaning changes. */
function partOf(element: Element, tell: ReportNote): Part {
  const found = parts.find(({ type }) => isBpmnType(element, type)) ?? { part: 'pass' as const, exact: false }
  const about = { element: idOf(element), name: nameOf(element) }
  if (!found.exact) tell('approximated', { ...about, detail: typeOf(element) })
  tellRepeated(element, tell)
  tellTrigger(element, found.part, tell)
  return found.part
}

function tellRepeated(element: Element, tell: ReportNote): void {
  const loop = elementAt(element, 'loopCharacteristics')
  if (loop) tell('repeated', { element: idOf(element), name: nameOf(element), detail: describePart(loop) })
}

function tellTrigger(element: Element, part: Part, tell: ReportNote): void {
  if (!isBpmnType(element, 'Event')) return
  const detail = triggerOf(element)
  const about = { element: idOf(element), name: nameOf(element), detail: detail || typeOf(element) }
  if (part === 'pass') tell('eventLeftOut', about)
  else if (detail) tell(part === 'start' ? 'startTrigger' : 'endResult', about)
}

/** What an event waits for or brings about, with its names and values. */
const triggerOf = (element: Element) => elementsAt(element, 'eventDefinitions').map(describePart).join(', ')
