import { FlowNode, momentOf } from '@signet/flow'
import { type Element, elementAt, elementsAt, isA, nameOf, textAt } from '../element.ts'

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/**
 * The timer that an event of another tool is: one that waits for a plain duration or a plain date. Undefined for what we
 * cannot say (cycles, months, expressions).
 */
export function timerIn(element: Element): FlowNode | undefined {
  const [definition, ...others] = elementsAt(element, 'eventDefinitions')
  if (!isA(element, 'IntermediateCatchEvent') || !definition || others.length > 0) return undefined

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
  return momentOf(moment, 'UTC') === undefined ? undefined : { waits: 'moment', moment }
}

function said(definition: Element, property: string): string {
  const expression = elementAt(definition, property)
  return expression ? textAt(expression, 'body').trim() : ''
}
