import { type Element, elementAt, elementsAt, idOf, isA, nameOf, onOneLine, textAt } from '../element.ts'
import type { Tell } from '../note.ts'
import type { Lanes } from './people-at.ts'

const flowElements = ['FlowNode', 'SequenceFlow'] as const

/** What a file says beside the chosen process, and about it beside its ways. */
export function tellLost(definitions: Element, process: Element, lanes: Lanes, tell: Tell): void {
  const roots = elementsAt(definitions, 'rootElements')
  for (const root of roots) tellRoot(root, process, tell)
  for (const name of new Set([...lanes.values()].flat())) tell('lane', { name })
  const inside = [process, ...everythingIn(process)]
  for (const element of inside) tellInside(element, tell)
  tellCount('documentation', inside.filter((one) => elementsAt(one, 'documentation').length > 0).length, tell)
  tellCount('vendorSettings', inside.filter(hasVendorSettings).length, tell)
}

function tellRoot(root: Element, process: Element, tell: Tell): void {
  const about = { element: idOf(root), name: nameOf(root) }
  if (isA(root, 'Process') && root !== process) tell('otherProcess', about)
  if (isA(root, 'DataStore')) tell('data', about)
  for (const flow of isA(root, 'Collaboration') ? elementsAt(root, 'messageFlows') : [])
    tell('messageFlow', { element: idOf(flow), name: nameOf(flow) })
}

function tellInside(element: Element, tell: Tell): void {
  const about = { element: idOf(element), name: nameOf(element) }
  if (isA(element, 'FlowElement') && !isA(element, ...flowElements)) tell('data', about)
  if (isA(element, 'TextAnnotation'))
    tell('annotation', { element: idOf(element), detail: onOneLine(textAt(element, 'text')).slice(0, 200) })
}

function tellCount(code: 'documentation' | 'vendorSettings', count: number, tell: Tell): void {
  if (count > 0) tell(code, { detail: String(count) })
}

function everythingIn(container: Element): readonly Element[] {
  return [...elementsAt(container, 'flowElements'), ...elementsAt(container, 'artifacts')].flatMap((one) => [
    one,
    ...(isA(one, 'SubProcess') ? everythingIn(one) : []),
  ])
}

function hasVendorSettings(element: Element): boolean {
  const extension = elementAt(element, 'extensionElements')
  const foreign = extension
    ? elementsAt(extension, 'values').some(({ $type }) => !$type.startsWith('signet:'))
    : false
  return foreign || Object.keys(element.$attrs).some((name) => name.includes(':'))
}
