import type { FormulaParams, FormulaRefusalCode } from '../refusals.ts'

/** Why an evaluation has no value. */
export type FormulaError = Readonly<{ code: FormulaRefusalCode; params: FormulaParams }>

/** Carries a typed error to `evaluate`, which answers it, or to `&&`, `||`, `any` and `all`, which may not need the value. */
export class FormulaFailure extends Error {
  override readonly name = 'FormulaFailure'
  readonly error: FormulaError

  constructor(error: FormulaError) {
    super(error.code)
    this.error = error
  }

  /** A spent budget stops everything; no operator may absorb it. */
  get isFinal(): boolean {
    return this.error.code === 'formula.tooMuchWork'
  }
}

export function fail(code: FormulaRefusalCode, params: FormulaParams = {}): never {
  throw new FormulaFailure({ code, params })
}
