import { type FlowDefinition, FlowNode, FlowTransition, readFlowDefinition } from '@signet/flow'
import { type NodePosition, nodePositions } from '@signet/flow/design'
import {
  type Element,
  elementAt,
  elementsAt,
  idOf,
  nameOf,
  onOneLine,
  plainText,
  settingsOf,
  textAt,
} from '../element.ts'
import { flowNodesIn, sequenceFlowsIn } from './open-document.ts'

/**
 * Reads a flow we exported, with changes of other tools to names, conditions, connections and positions. Undefined
 * when elements were added; the file is then imported like any other.
 */
export function readOwnDocument(
  process: Element,
  places: ReadonlyMap<string, NodePosition>,
): FlowDefinition | undefined {
  const settings = settingsOf(process)
  const nodes = both(flowNodesIn(process), ownNodeIn)
  const lines = both(sequenceFlowsIn(process), ownLineIn)
  if (!settings || !nodes || !lines) return undefined

  const ids = new Map(nodes.map(([element, node]) => [element, node.id]))
  const drawn = lines.map(([element, line]) => currentLine(element, line, ids))
  const { loose, name, ...rest } = settings
  const definition = readFlowDefinition({
    ...rest,
    name: currentName(nameOf(process), String(name)),
    nodes: nodes.map(([, node]) => node),
    lines: withLoose(drawn, loose),
  })
  return { ...definition, nodes: moved(definition, nodes, places) }
}

/** Pairs elements with our settings; undefined when one has none. */
function both<T>(
  elements: readonly Element[],
  read: (element: Element) => T | undefined,
): readonly (readonly [Element, T])[] | undefined {
  const found = elements.flatMap((element) => {
    const own = read(element)
    return own ? [[element, own] as const] : []
  })
  return found.length === elements.length ? found : undefined
}

function ownLineIn(element: Element): FlowTransition | undefined {
  const read = FlowTransition.safeParse(settingsOf(element))
  if (!read.success) return undefined

  const { name, condition, ...line } = read.data
  const body = elementAt(element, 'conditionExpression')
  return {
    ...line,
    ...optional('name', kept(nameOf(element), name)),
    ...optional('condition', kept(body ? textAt(body, 'body') : '', condition)),
  }
}

const kept = (now: string, ours: string | undefined): string | undefined =>
  onOneLine(now) === onOneLine(plainText(ours ?? '')) ? ours : now === '' ? undefined : now

const optional = <Key extends string>(key: Key, value: string | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, string>)

/** The current ends of a transition, and whether it is the default. */
function currentLine(
  element: Element,
  line: FlowTransition,
  ids: ReadonlyMap<Element, string>,
): FlowTransition {
  const from = elementAt(element, 'sourceRef')
  const to = elementAt(element, 'targetRef')
  const led = { ...line, from: (from && ids.get(from)) ?? line.from, to: (to && ids.get(to)) ?? line.to }
  const chosen = from && elementAt(from, 'default')
  if (!chosen || chosen === element) return chosen ? { ...led, isDefault: true } : led
  return settingsOf(chosen)?.['isDefault'] === true ? led : { ...led, isDefault: false }
}

/** Puts transitions without two ends, which cannot be drawn, back in their old positions. */
function withLoose(lines: readonly FlowTransition[], loose: unknown): readonly unknown[] {
  const all: unknown[] = [...lines]
  for (const { place, line } of Array.isArray(loose) ? loose : []) all.splice(Number(place), 0, line)
  return all
}

function moved(
  definition: FlowDefinition,
  elements: readonly (readonly [Element, FlowNode])[],
  places: ReadonlyMap<string, NodePosition>,
): FlowNode[] {
  const seen = nodePositions(definition)
  return definition.nodes.map((node, at) => {
    const element = elements[at]?.[0]
    const drawn = element && places.get(idOf(element))
    const known = seen.get(node.id)
    return !drawn || (known && near(drawn, known)) ? node : { ...node, place: drawn }
  })
}

const near = (one: NodePosition, other: NodePosition) =>
  Math.abs(one.x - other.x) < 0.01 && Math.abs(one.y - other.y) < 0.01

/** Our node in an element, with its current name. */
export function ownNodeIn(element: Element): FlowNode | undefined {
  const read = FlowNode.safeParse(settingsOf(element))
  return read.success ? { ...read.data, name: currentName(nameOf(element), read.data.name) } : undefined
}

/** The current name; our exact text unless it was changed. */
function currentName(now: string, ours: string): string {
  return now === '' || now === onOneLine(plainText(ours)) ? ours : now
}

/** Lane names by element id, innermost first. */
export type Lanes = ReadonlyMap<string, readonly string[]>

/** Names of the people at an element: performers, extensions of other engines, lanes. */
export function peopleAt(element: Element, lanes: Lanes): readonly string[] {
  const named = [
    ...elementsAt(element, 'resources').flatMap(performer),
    ...assigned(element),
    ...(lanes.get(idOf(element)) ?? []),
  ]
  return [...new Set(named.map(onOneLine).filter((name) => name !== ''))]
}

function performer(role: Element): readonly string[] {
  const resource = elementAt(role, 'resourceRef')
  const assignment = elementAt(role, 'resourceAssignmentExpression')
  const expression = assignment && elementAt(assignment, 'expression')
  return [
    resource ? nameOf(resource) : '',
    expression ? textAt(expression, 'body') : '',
    resource || expression ? '' : nameOf(role),
  ]
}

const assignments = /:(assignee|candidateUsers|candidateGroups)$/

function assigned({ $attrs }: Element): readonly string[] {
  return Object.entries($attrs)
    .filter(([name]) => assignments.test(name))
    .flatMap(([, value]) => value.split(','))
}

export function lanesIn(process: Element): Lanes {
  const lanes = new Map<string, readonly string[]>()
  for (const lane of elementsAt(process, 'laneSets').flatMap(allLanes))
    for (const node of elementsAt(lane, 'flowNodeRef'))
      lanes.set(idOf(node), [nameOf(lane), ...(lanes.get(idOf(node)) ?? [])])
  return lanes
}

/** The lanes of a set, with those inside them. */
export function allLanes(set: Element): readonly Element[] {
  return elementsAt(set, 'lanes').flatMap((lane) => {
    const inner = elementAt(lane, 'childLaneSet')
    return [lane, ...(inner ? allLanes(inner) : [])]
  })
}
