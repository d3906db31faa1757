import type { FormulaParams, FormulaRefusalCode } from './refusals.ts'

export type Span = Readonly<{ at: number; length: number }>

/** Why a source is no formula: a code with its sentence's parameters, and where to draw the line in the editor (UTF-16 offsets). */
export type FormulaProblem = Span & Readonly<{ code: FormulaRefusalCode; params: FormulaParams }>

/** Carries a problem from the place that found it to `parseFormula`, which answers it; it never leaves the package. */
export class ProblemFound extends Error {
  override readonly name = 'ProblemFound'
  readonly problem: FormulaProblem

  constructor(problem: FormulaProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export function reject(code: FormulaRefusalCode, { at, length }: Span, params: FormulaParams = {}): never {
  throw new ProblemFound({ code, at, length, params })
}
