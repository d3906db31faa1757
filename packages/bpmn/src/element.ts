import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'

export type Element = ModdleElement

/** Our own settings, which no standard element has a place for. */
const settingsPackage = {
  name: 'Signet',
  prefix: 'signet',
  uri: 'urn:signet:flow',
  xml: { tagAlias: 'lowerCase' },
  types: [
    {
      name: 'Settings',
      superClass: ['Element'],
      properties: [{ name: 'body', type: 'String', isBody: true }],
    },
  ],
}

export const moddle = new BpmnModdle({ signet: settingsPackage })

export function isA(element: Element, ...types: readonly string[]): boolean {
  return types.some((type) => element.$instanceOf?.(`bpmn:${type}`) ?? false)
}

export function elementsAt(element: Element, property: string): readonly Element[] {
  const found = element.get(property)
  return Array.isArray(found) ? found.filter(isElement) : []
}

export function elementAt(element: Element, property: string): Element | undefined {
  const found = element.get(property)
  return isElement(found) ? found : undefined
}

/** What an attribute or a body says; empty when it is not there. */
export function textAt(element: Element, property: string): string {
  const found = element.get(property)
  return typeof found === 'string' ? found : ''
}

export function numberAt(element: Element, property: string): number {
  const found = element.get(property)
  return typeof found === 'number' && Number.isFinite(found) ? found : 0
}

export const idOf = (element: Element) => textAt(element, 'id')

/** Names as people read them: on one line. */
export const nameOf = (element: Element) => onOneLine(textAt(element, 'name'))

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && '$type' in value
}
