import { isAroundName } from '../formula-context.ts'
import { reject } from '../refusals.ts'
import type { BinaryOperator, Syntax } from './syntax.ts'
import { type Token, TokenReader, tokenize } from './tokenize.ts'

/** Parses the CEL grammar (github.com/google/cel-spec, langdef) by precedence climbing. Maps, messages and bytes are refused. */
export function parse(source: string): Syntax {
  const reader = new TokenReader(tokenize(source))
  const tree = parseExpression(reader)
  return reader.next.kind === 'end' ? tree : reader.unexpected()
}

function parseExpression(reader: TokenReader): Syntax {
  return reader.nested(() => {
    const when = parseBinary(reader, 1)
    if (!reader.takeIf('?')) return when
    const then = parseExpression(reader)
    reader.expect(':')
    const otherwise = parseExpression(reader)
    return { kind: 'choice', when, then, otherwise, ...reader.spanFrom(when) }
  })
}

function parseBinary(reader: TokenReader, floor: number): Syntax {
  let left = parseUnary(reader)
  for (;;) {
    const operator = reader.next.text
    if (reader.next.kind === 'text' || !isBinaryOperator(operator)) return left
    const precedence = precedenceOf(operator)
    if (precedence < floor) return left
    reader.take()
    const right = parseBinary(reader, precedence + 1)
    left = { kind: 'binary', operator, left, right, ...reader.spanFrom(left) }
  }
}

function parseUnary(reader: TokenReader): Syntax {
  const first = reader.next
  const operator = first.text
  if (first.kind !== 'sign' || (operator !== '!' && operator !== '-')) return parseMember(reader)
  reader.take()
  const operand = reader.nested(() => parseUnary(reader))
  return { kind: 'unary', operator, operand, ...reader.spanFrom(first) }
}

function parseMember(reader: TokenReader): Syntax {
  let tree = parsePrimary(reader)
  for (;;) {
    if (reader.takeIf('.')) tree = parseSelection(reader, tree)
    else if (reader.takeIf('[')) tree = parseIndex(reader, tree)
    else return tree
  }
}

function parseSelection(reader: TokenReader, of: Syntax): Syntax {
  const name = takeName(reader)
  if (!reader.takeIf('(')) return { kind: 'member', of, name: name.text, ...reader.spanFrom(of) }
  const args = [of, ...parseList(reader, ')')]
  return { kind: 'call', name: name.text, args, ...reader.spanFrom(of) }
}

function parseIndex(reader: TokenReader, of: Syntax): Syntax {
  const index = parseExpression(reader)
  reader.expect(']')
  return { kind: 'index', of, index, ...reader.spanFrom(of) }
}

function parsePrimary(reader: TokenReader): Syntax {
  const { kind, text, at, length } = reader.next
  if (kind === 'name') return parseWord(reader)
  if (kind === 'number' || kind === 'text') {
    reader.take()
    return { kind, text, at, length }
  }
  if (text === '(') return parseGroup(reader)
  if (text === '[') {
    const first = reader.take()
    return { kind: 'list', parts: parseList(reader, ']'), ...reader.spanFrom(first) }
  }
  if (text === '{') return reject('formula.notSupported', { at, length }, { what: '{' })
  return reader.unexpected()
}

function parseGroup(reader: TokenReader): Syntax {
  const first = reader.take()
  const inner = parseExpression(reader)
  reader.expect(')')
  return { ...inner, ...reader.spanFrom(first) }
}

function parseWord(reader: TokenReader): Syntax {
  const first = reader.next
  const { at, length, text } = first
  if (text === 'true' || text === 'false' || text === 'null') {
    reader.take()
    return { kind: 'constant', value: text === 'null' ? null : text === 'true', at, length }
  }
  takeName(reader)
  if (!reader.takeIf('(')) return { kind: 'name', name: text, at, length }
  return { kind: 'call', name: text, args: parseList(reader, ')'), ...reader.spanFrom(first) }
}

/** Expressions up to the closing token; a trailing comma is allowed. */
function parseList(reader: TokenReader, close: string): Syntax[] {
  const parts: Syntax[] = []
  while (!reader.isAt(close)) {
    parts.push(parseExpression(reader))
    if (!reader.takeIf(',')) break
  }
  reader.expect(close)
  return parts
}

function takeName(reader: TokenReader): Token {
  const token = reader.next
  if (token.kind !== 'name') return reader.unexpected()
  if (isReservedWord(token.text)) return reject('formula.reservedWord', token, { found: token.text })
  return reader.take()
}

const precedence: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  in: 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '%': 5,
}

function isBinaryOperator(text: string): text is BinaryOperator {
  return Object.hasOwn(precedence, text)
}

function precedenceOf(operator: BinaryOperator): number {
  return precedence[operator]
}

const name = /^[A-Za-z][A-Za-z0-9_]{0,62}$/

/** Whether formulas can read a field of this key: letters, digits and `_`, not a reserved word or name. */
export function isFormulaName(key: string): boolean {
  return name.test(key) && !isReservedWord(key) && !isAroundName(key) && !isOfPrototype(key)
}

function isOfPrototype(key: string): boolean {
  return key === 'constructor' || key === 'prototype'
}

const reserved = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
)

/** Words of the CEL grammar that cannot name anything. */
function isReservedWord(word: string): boolean {
  return reserved.has(word)
}
