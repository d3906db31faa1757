import { limits } from '../limits.ts'
import { reject } from '../problem.ts'
import { Exact, writeDecimal } from '../values/decimal.ts'
import type { Token } from './token.ts'

const shape = /0[xX][0-9A-Fa-f]+|(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?/y
const leftover = /[A-Za-z0-9_]+/y

/** `12`, `0.5`, `.5`, `1e3`, `0xff`: all exact decimals. CEL's unsigned suffix `u` has no meaning here and is refused. */
export function readNumberToken(source: string, at: number): Token {
  shape.lastIndex = at
  const text = shape.exec(source)?.[0] ?? ''
  leftover.lastIndex = at + text.length
  const rest = leftover.exec(source)?.[0] ?? ''
  const span = { at, length: text.length + rest.length }
  if (rest !== '' || text === '') return reject('formula.badNumber', span, { found: text + rest })

  const value = new Exact(text)
  const isTooLong = value.e >= limits.integerDigits || value.decimalPlaces() > limits.decimalPlaces
  if (isTooLong || text.length > 100) return reject('formula.badNumber', span, { found: text.slice(0, 40) })
  return { kind: 'number', text: writeDecimal(value), ...span }
}
