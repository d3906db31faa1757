import {
  allowedAttributes,
  blockElements,
  droppedElements,
  isAllowedValue,
  renamed,
  siblings,
  voidElements,
} from './allowed-html.ts'
import { escapeAttribute, escapeText, type HtmlToken, readHtml } from './read-html.ts'

const deepest = 40

type SanitizeOptions = Readonly<{
  /** Returns the address of a file; without it, pictures keep their ids and get no address. */
  urlOf?: (fileId: string) => string
}>

/**
 * Returns safe HTML, rebuilt from a short list of elements and attributes, balanced and escaped. The result is
 * idempotent and the same on every machine.
 */
export function sanitizeHtml(html: string, { urlOf }: SanitizeOptions = {}): string {
  const writer = new Writer(urlOf)
  for (const token of readHtml(html.toWellFormed().replaceAll('\u0000', ''))) writer.take(token)
  return writer.end()
}

class Writer {
  readonly #urlOf: SanitizeOptions['urlOf']
  readonly #open: string[] = []
  #written = ''
  /** The dropped element, and how many of that name are open inside it. */
  #dropped: { name: string; depth: number } | undefined

  constructor(urlOf: SanitizeOptions['urlOf']) {
    this.#urlOf = urlOf
  }

  take(token: HtmlToken): void {
    if (this.#dropped) this.#skip(token, this.#dropped)
    else if (token.type === 'text') this.#written += escapeText(token.text)
    else if (token.type === 'open') this.#begin(token.name, token.attributes)
    else this.#finish(nameOf(token.name))
  }

  end(): string {
    while (this.#open.length > 0) this.#pop()
    return this.#written
  }

  #skip(token: HtmlToken, dropped: { name: string; depth: number }): void {
    if (token.type === 'text' || token.name !== dropped.name) return
    dropped.depth += token.type === 'open' ? 1 : -1
    if (dropped.depth === 0) this.#dropped = undefined
  }

  #begin(raw: string, attributes: ReadonlyMap<string, string>): void {
    if (droppedElements.has(raw)) {
      if (raw !== 'embed') this.#dropped = { name: raw, depth: 1 }
      return
    }
    const name = nameOf(raw)
    if (name === '') return
    this.#endBefore(name)
    if (this.#open.length >= deepest) return

    const kept = this.#attributesOf(name, attributes)
    if (name === 'img' && !kept.includes(' data-file=')) return
    this.#written += `<${name}${kept}>`
    if (!voidElements.has(name)) this.#open.push(name)
  }

  /** A block ends an open paragraph; a list entry or cell ends the one before it. */
  #endBefore(name: string): void {
    if (blockElements.has(name) && this.#open.includes('p')) this.#finish('p')
    const { ends = [], inside = [] } = siblings[name] ?? {}
    const last = this.#open.findLastIndex((open) => ends.includes(open))
    const list = this.#open.findLastIndex((open) => inside.includes(open))
    if (last > list) this.#finish(this.#open[last] ?? '')
  }

  #finish(name: string): void {
    if (!this.#open.includes(name)) return
    while (this.#open.at(-1) !== name) this.#pop()
    this.#pop()
  }

  #pop(): void {
    this.#written += `</${this.#open.pop()}>`
  }

  #attributesOf(name: string, given: ReadonlyMap<string, string>): string {
    const kept = (allowedAttributes[name] ?? []).flatMap((attribute) => {
      const value = given.get(attribute)
      return value !== undefined && isAllowedValue(attribute, value)
        ? [` ${attribute}="${escapeAttribute(value)}"`]
        : []
    })
    const fileId = given.get('data-file') ?? ''
    if (name === 'img' && this.#urlOf && isAllowedValue('data-file', fileId)) {
      kept.push(` src="${escapeAttribute(this.#urlOf(fileId))}"`)
    }
    if (name === 'a' && kept.length > 0) kept.push(' target="_blank" rel="noopener noreferrer nofollow"')
    return kept.join('')
  }
}

/** Returns the name to write, or '' for an element whose tags are dropped but whose content stays. */
function nameOf(raw: string): string {
  const name = Object.hasOwn(renamed, raw) ? (renamed[raw] ?? '') : raw
  return Object.hasOwn(allowedAttributes, name) ? name : ''
}

const breaks: ReadonlySet<string> = new Set([...blockElements, 'li', 'tr', 'br'])

/** Returns the text of sanitized HTML, one line per paragraph, list entry and row. */
export function textOfHtml(html: string): string {
  let text = ''
  for (const token of readHtml(html)) {
    if (token.type === 'text') text += token.text
    else if (breaks.has(token.name)) text += '\n'
    else if (token.name === 'td' || token.name === 'th') text += ' '
  }
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

/** Returns the distinct file ids of the pictures in sanitized HTML. */
export function filesOfHtml(html: string): readonly string[] {
  const ids = new Set<string>()
  for (const token of readHtml(html)) {
    const id = token.type === 'open' && token.name === 'img' ? token.attributes.get('data-file') : undefined
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}
