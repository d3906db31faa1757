import { decodeReferences } from './character-references.ts'

export type HtmlToken =
  | Readonly<{ type: 'text'; text: string }>
  | Readonly<{ type: 'open'; name: string; attributes: ReadonlyMap<string, string> }>
  | Readonly<{ type: 'close'; name: string }>

/** How the browser reads on after these: up to their own end, whatever stands between. */
const rawElements: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
])

/**
 * HTML as tags and text, cut where the standard's tokenizer cuts (comments, declarations and what has no name are left
 * out). Takes a time that grows with the length, never throws, needs no DOM.
 */
export function* readHtml(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const { token, end } = html[at] === '<' ? readMarkup(html, at) : readText(html, at)
    if (token) yield token
    at = end
  }
}

type Read = Readonly<{ token?: HtmlToken; end: number }>

function readText(html: string, start: number): Read {
  const end = find(html, start, /</g)
  return { token: { type: 'text', text: decodeReferences(html.slice(start, end)) }, end }
}

function readMarkup(html: string, less: number): Read {
  const next = html[less + 1] ?? ''
  if (/[a-z]/i.test(next)) return readTag(html, less + 1, 'open')
  if (next === '/' && /[a-z]/i.test(html[less + 2] ?? '')) return readTag(html, less + 2, 'close')
  if (html.startsWith('<!--', less)) return { end: endOfComment(html, less + 4) }
  if (next === '!' || next === '?' || next === '/') return { end: after(html, '>', less + 1) }
  return { token: { type: 'text', text: '<' }, end: less + 1 }
}

function readTag(html: string, start: number, type: 'open' | 'close'): Read {
  const nameEnd = find(html, start, /[\s/>]/g)
  const name = html.slice(start, nameEnd).toLowerCase()
  const { attributes, end } = readAttributes(html, nameEnd)
  // The standard drops a tag that never ends.
  if (end > html.length) return { end: html.length }
  return type === 'open'
    ? { token: { type, name, attributes }, end: endOfRaw(html, end, name) }
    : { token: { type, name }, end }
}

/** `end` is behind the `>`; beyond the text when there is none. */
function readAttributes(html: string, start: number) {
  const attributes = new Map<string, string>()
  let at = start
  while (at < html.length && html[at] !== '>') {
    if (/[\s/]/.test(html[at] ?? '')) {
      at += 1
      continue
    }
    const nameEnd = find(html, at + 1, /[\s/>=]/g)
    const name = html.slice(at, nameEnd).toLowerCase()
    const equals = find(html, nameEnd, /\S/g)
    const read =
      html[equals] === '=' ? readValue(html, find(html, equals + 1, /\S/g)) : { value: '', end: nameEnd }
    if (!attributes.has(name)) attributes.set(name, decodeReferences(read.value))
    at = read.end
  }
  return { attributes, end: at + 1 }
}

function readValue(html: string, start: number) {
  const quote = html[start]
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, start + 1)
    return end < 0 ? { value: '', end: html.length } : { value: html.slice(start + 1, end), end: end + 1 }
  }
  const end = find(html, start, /[\s>]/g)
  return { value: html.slice(start, end), end }
}

function endOfComment(html: string, start: number): number {
  if (html[start] === '>') return start + 1
  if (html.startsWith('->', start)) return start + 2
  const pattern = /--!?>/g
  pattern.lastIndex = start
  const found = pattern.exec(html)
  return found ? found.index + found[0].length : html.length
}

/** Where tags begin to count again. */
function endOfRaw(html: string, start: number, name: string): number {
  if (name === 'plaintext') return html.length
  return rawElements.has(name) ? find(html, start, new RegExp(`</${name}(?=[\\s/>])`, 'gi')) : start
}

function find(html: string, start: number, pattern: RegExp): number {
  pattern.lastIndex = start
  return pattern.exec(html)?.index ?? html.length
}

function after(html: string, sign: string, start: number): number {
  const found = html.indexOf(sign, start)
  return found < 0 ? html.length : found + 1
}
