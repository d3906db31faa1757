export type HtmlToken =
  | Readonly<{ type: 'text'; text: string }>
  | Readonly<{ type: 'open'; name: string; attributes: ReadonlyMap<string, string> }>
  | Readonly<{ type: 'close'; name: string }>

/** Raw elements: a browser reads everything up to their end tag as text. */
const rawElements: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
])

/**
 * Yields tags and text as the standard's tokenizer does, without comments and declarations. Runs in linear time, never
 * throws, needs no DOM.
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
  // The standard drops an unterminated tag.
  if (end > html.length) return { end: html.length }
  return type === 'open'
    ? { token: { type, name, attributes }, end: endOfRaw(html, end, name) }
    : { token: { type, name }, end }
}

/** `end` is the offset after the `>`, or beyond the text when there is none. */
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

/** Returns the offset at which tags count again. */
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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  yen: '¥',
  euro: '€',
}

/** Decodes `&amp;`, `&#38;` and `&#x26;`. Names outside the short list stay as they are. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** Rejects controls except tab and line feed, and surrogates. */
function characterOf(code: number): string {
  const isText = (code >= 32 && code !== 127 && code <= 0x10ffff) || code === 9 || code === 10
  return isText ? String.fromCodePoint(code).toWellFormed() : '\ufffd'
}
