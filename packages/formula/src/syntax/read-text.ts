import { reject } from '../problem.ts'
import type { Token } from './token.ts'

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

/** A quoted text as in CEL: `'…'`, `"…"`, either tripled, with `r` before it for a text without escapes. Bytes (`b'…'`) are refused. */
export function readTextToken(source: string, at: number, prefix: string): Token {
  const quote = prefix.slice(-1)
  const letters = prefix.slice(0, -1).toLowerCase()
  if (letters.includes('b') || letters.length > 1)
    return reject('formula.notSupported', { at, length: prefix.length }, { what: prefix })

  const opening = at + letters.length
  const fence = source.startsWith(quote.repeat(3), opening) ? quote.repeat(3) : quote
  return readUntil(source, { at, from: opening + fence.length, fence, isRaw: letters === 'r' })
}

type Opened = Readonly<{ at: number; from: number; fence: string; isRaw: boolean }>

function readUntil(source: string, { at, from, fence, isRaw }: Opened): Token {
  let text = ''
  let place = from
  while (!source.startsWith(fence, place)) {
    const letter = source[place]
    if (letter === undefined || (letter === '\n' && fence.length === 1))
      return reject('formula.openText', { at, length: place - at })
    const part = letter === '\\' && !isRaw ? readEscape(source, place) : { text: letter, length: 1 }
    text += part.text
    place += part.length
  }
  return { kind: 'text', text, at, length: place + fence.length - at }
}

function readEscape(source: string, at: number): { text: string; length: number } {
  const letter = source[at + 1] ?? ''
  const plain = Object.hasOwn(plainEscapes, letter) ? plainEscapes[letter] : undefined
  if (plain !== undefined) return { text: plain, length: 2 }

  codeEscape.lastIndex = at + 1
  const found = codeEscape.exec(source)
  const code = found ? codeOf(found) : Number.NaN
  if (!found || !isCharacter(code))
    return reject('formula.badEscape', { at, length: 2 }, { found: `\\${letter}` })
  return { text: String.fromCodePoint(code), length: 1 + found[0].length }
}

function codeOf([, byte, short, long, octal]: readonly (string | undefined)[]): number {
  return octal === undefined ? Number.parseInt(byte ?? short ?? long ?? '', 16) : Number.parseInt(octal, 8)
}

function isCharacter(code: number): boolean {
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
}
