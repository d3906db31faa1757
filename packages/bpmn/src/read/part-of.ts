import { type Element, elementAt, elementsAt, idOf, isA, nameOf } from '../element.ts'
import type { ReportNote } from '../note.ts'
import type { Part } from './drawing.ts'

/** Subtypes stand before their types. `exact` says that the element means with us what it means there. */
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

/** What an element becomes; says so where that is not the same thing. */
export function partOf(element: Element, tell: ReportNote): Part {
  const found = parts.find(({ type }) => isA(element, type)) ?? { part: 'pass' as const, exact: false }
  const about = { element: idOf(element), name: nameOf(element) }
  if (!found.exact) tell('approximated', { ...about, detail: typeOf(element) })
  if (elementAt(element, 'loopCharacteristics')) tell('repeated', about)
  tellTrigger(element, found.part, tell)
  return found.part
}

function tellTrigger(element: Element, part: Part, tell: ReportNote): void {
  if (!isA(element, 'Event')) return
  const detail = elementsAt(element, 'eventDefinitions').map(typeOf).join(', ')
  const about = { element: idOf(element), name: nameOf(element), detail: detail || typeOf(element) }
  if (part === 'pass') tell('eventLeftOut', about)
  else if (detail) tell(part === 'start' ? 'startTrigger' : 'endResult', about)
}

/** `MessageEventDefinition` is a `Message` to people. */
export const typeOf = ({ $type }: Element) => $type.replace(/^.*:/, '').replace(/EventDefinition$/, '')
