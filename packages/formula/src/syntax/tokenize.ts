import { reject } from '../problem.ts'
import { readNumberToken } from './read-number.ts'
import { readTextToken } from './read-text.ts'
import type { Token } from './token.ts'

const blank = /(?:\s|\/\/[^\n]*)*/y
const name = /[A-Za-z_][A-Za-z0-9_]*/y
const number = /\.?[0-9]/y
const quote = /[rRbB]{0,2}["']/y
const sign = /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:.,()[\]{}]/y

/** Splits a source into tokens, the last one `end`. Lexis of CEL: names, numbers, quoted texts, signs, `//` comments. */
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
