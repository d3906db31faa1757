import { limits } from '../limits.ts'
import { reject, type Span } from '../problem.ts'
import type { Token } from './tokenize.ts'

/** A cursor over tokens that also counts how deep the parser stands. */
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

  /** Reads something that stands one level deeper. */
  nested<Read>(read: () => Read): Read {
    this.#depth += 1
    if (this.#depth > limits.depth) reject('formula.tooDeep', this.next, { limit: limits.depth })
    const found = read()
    this.#depth -= 1
    return found
  }

  /** From the start of `first` to the end of the last token taken. */
  spanFrom({ at }: Span): Span {
    const last = this.#tokens[this.#place - 1]
    return { at, length: (last ? last.at + last.length : at) - at }
  }
}
