export type RefusalParams = Readonly<Record<string, string | number>>

/**
 * An expected refusal: thrown where a rule is broken and answered at the edge, never caught in between. `code` is
 * from the contract's catalogue; `params` fill its sentence.
 */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: RefusalParams

  constructor(code: Code, params: RefusalParams = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
