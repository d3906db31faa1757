import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'

export type Element = ModdleElement

/** Our settings, for which BPMN has no element. */
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

export function isBpmnType(element: Element, ...types: readonly string[]): boolean {
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

/** Text of an attribute or body; empty when absent. */
export function textAt(element: Element, property: string): string {
  const found = element.get(property)
  return typeof found === 'string' ? found : ''
}

export function numberAt(element: Element, property: string): number {
  const found = element.get(property)
  return typeof found === 'number' && Number.isFinite(found) ? found : 0
}

export const idOf = (element: Element) => textAt(element, 'id')

/** Names on a single line. */
export const nameOf = (element: Element) => onOneLine(textAt(element, 'name'))

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && '$type' in value
}

/** The extension element with all settings of a node, so that export and import lose nothing. */
export function withSettings(settings: object): Element {
  const body = moddle.create('signet:Settings', { body: plainJson(settings) })
  return moddle.create('bpmn:ExtensionElements', { values: [body] })
}

/** Our settings in an element; undefined when absent or damaged. */
export function settingsOf(element: Element): Readonly<Record<string, unknown>> | undefined {
  const extension = elementAt(element, 'extensionElements')
  const own = extension && elementsAt(extension, 'values').find(({ $type }) => $type === 'signet:Settings')
  return own ? parsed(textAt(own, 'body')) : undefined
}

function parsed(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined
  } catch {
    return undefined
  }
}

/** JSON in ASCII, because XML cannot carry every character that JSON can. */
function plainJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Text that XML can carry. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
