import { type Element, idOf, isBpmnType, nameOf, onOneLine } from '../element.ts'
import type { ReportNote } from '../note.ts'
import { typeOf } from './type-of.ts'

/** Properties that the flow keeps, that other notes name, or that only connect elements. */
const known: ReadonlySet<string> = new Set([
  ...['id', 'name', 'documentation', 'extensionElements', 'incoming', 'outgoing', 'sourceRef', 'targetRef'],
  ...['default', 'conditionExpression', 'eventDefinitions', 'flowElements', 'artifacts', 'laneSets', 'lanes'],
  ...['loopCharacteristics', 'triggeredByEvent', 'attachedToRef', 'resources', 'text', 'flowNodeRef'],
  ...['isExecutable', 'processType', 'isClosed', 'gatewayDirection', 'definitionalCollaborationRef'],
])

/** Notes each other property of an element, with its value. */
export function tellSettings(element: Element, tell: ReportNote): void {
  for (const property of propertiesOf(element)) {
    if (known.has(property)) continue
    const value = describeValue(element.get(property), deepest)
    if (value === '') continue
    const detail = `${property}: ${value}`.slice(0, 300)
    tell('settingLeftOut', { element: idOf(element), name: nameOf(element) || idOf(element), detail })
  }
}

/** Parts may refer to each other in a circle. */
const deepest = 4

/** An event definition or another part as text: its type, and the names and values in it. */
export function describePart(part: Element): string {
  const values = valuesIn(part, deepest)
  return values === '' ? typeOf(part) : `${typeOf(part)} ${values}`
}

function valuesIn(part: Element, depth: number): string {
  if (depth === 0) return ''
  return propertiesOf(part)
    .filter((name) => name !== 'id')
    .map((name) => describeValue(part.get(name), depth - 1))
    .filter((text) => text !== '')
    .join(' ')
}

/** Names of the properties that have a value. Elements of other tools have no schema, only what they hold. */
function propertiesOf(element: Element): readonly string[] {
  const { properties } = element.$descriptor
  if (!properties) return Object.keys(element).filter((name) => name === '$body' || !name.startsWith('$'))
  return properties.map(({ name }) => name.replace(/^.*:/, '')).filter((name) => Object.hasOwn(element, name))
}

/** The elements that an element holds or refers to. */
export function partsOf(element: Element): readonly Element[] {
  return propertiesOf(element)
    .flatMap((name): readonly unknown[] => [element.get(name)].flat())
    .filter(isPart)
}

function describeValue(value: unknown, depth: number): string {
  if (Array.isArray(value))
    return value
      .map((one) => describeValue(one, depth))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'string') return onOneLine(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return isPart(value) ? describeElement(value, depth) : ''
}

/** Named elements by their name, because they may be references; others by their values. */
function describeElement(element: Element, depth: number): string {
  const name = nameOf(element)
  if (name !== '') return name
  const isReferred =
    isBpmnType(element, 'RootElement', 'FlowElement') && !isBpmnType(element, 'EventDefinition')
  return isReferred ? idOf(element) : valuesIn(element, depth)
}

function isPart(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && '$descriptor' in value
}
