import { type Element, elementAt, elementsAt, moddle, textAt } from './element.ts'

/** An element's own part: what we know of it, whole, so that nothing is lost on the way there and back. */
export function withSettings(settings: object): Element {
  const body = moddle.create('signet:Settings', { body: plainJson(settings) })
  return moddle.create('bpmn:ExtensionElements', { values: [body] })
}

/** What we wrote into an element; undefined when it was not us, or somebody has broken it. */
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
