import { limits } from '../formula-context.ts'
import { reject, type Span } from '../refusals.ts'
import { Exact, writeDecimal } from '../values/decimal.ts'

const blank = /(?:\s|\/\/[^\n]*)*/y

const name = /[A-Za-z_][A-Za-z0-9_]*/y

const number = /\.?[0-9]/y

const quote = /[rRbB]{0,2}["']/y

const sign = /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:.,()[\]{}]/y

/** Splits a source into tokens, ending with `end`. CEL lexis: names, numbers, quoted text, signs, `//` comments. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    at += match(blank, source, at).length
    if (at >= source.length) break
    const token = readToken(source, at)
    tokens.push(token)
    at += token.length
  }
  tokens.push({ kind: 'end', text: '', at: source.length, length: 0 })
  return tokens
}

function readToken(source: string, at: number): Token {
  const prefix = match(quote, source, at)
  if (prefix !== '') return readTextToken(source, at, prefix)
  if (match(number, source, at) !== '') return readNumberToken(source, at)
  const word = match(name, source, at)
  if (word !== '') return { kind: 'name', text: word, at, length: word.length }
  const mark = match(sign, source, at)
  if (mark !== '') return { kind: 'sign', text: mark, at, length: mark.length }
  const found = String.fromCodePoint(source.codePointAt(at) ?? 0)
  return reject('formula.unexpected', { at, length: found.length }, { found })
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

const shape = /0[xX][0-9A-Fa-f]+|(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?/y

const leftover = /[A-Za-z0-9_]+/y

/** `12`, `0.5`, `.5`, `1e3`, `0xff`: all exact decimals. CEL's unsigned suffix `u` has no meaning here and is refused. */
function readNumberToken(source: string, at: number): Token {
  shape.lastIndex = at
  const text = shape.exec(source)?.[0] ?? ''
  leftover.lastIndex = at + text.length
  const rest = leftover.exec(source)?.[0] ?? ''
  const span = { at, length: text.length + rest.length }
  if (rest !== '' || text === '') return reject('formula.badNumber', span, { found: text + rest })

  const value = new Exact(/^0x/i.test(text) ? String(BigInt(text)) : text)
  const isTooLong = value.exponent() >= limits.integerDigits || value.decimalPlaces() > limits.decimalPlaces
  if (isTooLong || text.length > 100) return reject('formula.badNumber', span, { found: text.slice(0, 40) })
  return { kind: 'number', text: writeDecimal(value), ...span }
}

const plainEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '?': '?',
  '"': '"',
  "'": "'",
  '`': '`',
}

const codeEscape = /(?:[xX]([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-3][0-7]{2}))/y

/** A CEL string: `'…'`, `"…"`, either tripled, or with prefix `r` without escapes. Bytes (`b'…'`) are refused. */
function readTextToken(source: string, at: number, prefix: string): Token {
  const quote = prefix.slice(-1)
  const letters = prefix.slice(0, -1).toLowerCase()
  if (letters.includes('b') || letters.length > 1)
    return reject('formula.notSupported', { at, length: prefix.length }, { what: prefix })

  const opening = at + letters.length
  const fence = source.startsWith(quote.repeat(3), opening) ? quote.repeat(3) : quote
  return readUntil(source, { at, from: opening + fence.length, fence, isRaw: letters === 'r' })
}

type OpenText = Readonly<{ at: number; from: number; fence: string; isRaw: boolean }>

function readUntil(source: string, { at, from, fence, isRaw }: OpenText): Token {
  let text = ''
  let index = from
  while (!source.startsWith(fence, index)) {
    const letter = source[index]
    if (letter === undefined || (letter === '\n' && fence.length === 1))
      return reject('formula.openText', { at, length: index - at })
    const part = letter === '\\' && !isRaw ? readEscape(source, index) : { text: letter, length: 1 }
    text += part.text
    index += part.length
  }
  return { kind: 'text', text, at, length: index + fence.length - at }
}

function readEscape(source: string, at: number): { text: string; length: number } {
  const letter = source[at + 1] ?? ''
  const plain = Object.hasOwn(plainEscapes, letter) ? plainEscapes[letter] : undefined
  if (plain !== undefined) return { text: plain, length: 2 }

  const pair = pairAt(source, at)
  if (pair) return pair

  codeEscape.lastIndex = at + 1
  const found = codeEscape.exec(source)
  const code = found ? codeOf(found) : Number.NaN
  if (!found || !isCharacter(code))
    return reject('formula.badEscape', { at, length: 2 }, { found: `\\${letter}` })
  return { text: String.fromCodePoint(code), length: 1 + found[0].length }
}

const pairEscape = /\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/y

/** A character beyond the first 65,536, written as in JSON: two escapes, of which neither means anything alone. */
function pairAt(source: string, at: number): { text: string; length: number } | undefined {
  pairEscape.lastIndex = at
  const [whole, high = '', low = ''] = pairEscape.exec(source) ?? []
  if (whole === undefined) return undefined
  const text = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16))
  return { text, length: whole.length }
}

function codeOf([, byte, short, long, octal]: readonly (string | undefined)[]): number {
  return octal === undefined ? Number.parseInt(byte ?? short ?? long ?? '', 16) : Number.parseInt(octal, 8)
}

function isCharacter(code: number): boolean {
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
}

/** A token. `number` has plain decimal text, `text` its unquoted value. */
export type Token = Span & Readonly<{ kind: 'number' | 'text' | 'name' | 'sign' | 'end'; text: string }>

/** A cursor over tokens that also tracks nesting depth. */
export class TokenReader {
  readonly #tokens: readonly Token[]
  #place = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get next(): Token {
    return this.#tokens[this.#place] ?? { kind: 'end', text: '', at: 0, length: 0 }
  }

  take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.#place += 1
    return token
  }

  isAt(sign: string): boolean {
    return this.next.kind === 'sign' && this.next.text === sign
  }

  takeIf(sign: string): boolean {
    const found = this.isAt(sign)
    if (found) this.take()
    return found
  }

  expect(sign: string): Token {
    return this.isAt(sign) ? this.take() : this.unexpected(sign)
  }

  unexpected(expected = ''): never {
    const { at, length, kind } = this.next
    if (kind === 'end') reject('formula.unfinished', { at, length })
    const found = kind === 'text' ? "'…'" : this.next.text.slice(0, 40)
    return reject('formula.unexpected', { at, length }, { found, expected })
  }

  /** Reads one level deeper. */
  nested<Read>(read: () => Read): Read {
    this.#depth += 1
    if (this.#depth > limits.depth) reject('formula.tooDeep', this.next, { limit: limits.depth })
    const found = read()
    this.#depth -= 1
    return found
  }

  /** The span from the start of `first` to the last token read. */
  spanFrom({ at }: Span): Span {
    const last = this.#tokens[this.#place - 1]
    return { at, length: (last ? last.at + last.length : at) - at }
  }
}
