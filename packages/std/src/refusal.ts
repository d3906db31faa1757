export type RefusalParams = Readonly<Record<string, string | number>>

/**
 * An expected "no": thrown where a rule is broken, answered once at the edge, caught nowhere in between.
 * `code` is from the closed catalogue of refusals (contract); `params` fill its sentence.
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
