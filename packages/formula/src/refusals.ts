/** Formula errors with their envelope codes. Codes are locale keys. */
export const formulaRefusals = {
  'formula.empty': 422,
  'formula.tooLong': 422,
  'formula.tooDeep': 422,
  'formula.unexpected': 422,
  'formula.unfinished': 422,
  'formula.openText': 422,
  'formula.badEscape': 422,
  'formula.badNumber': 422,
  'formula.reservedWord': 422,
  'formula.notSupported': 422,
  'formula.noRegularExpressions': 422,
  'formula.unknownField': 422,
  'formula.unknownFunction': 422,
  'formula.wrongArguments': 422,
  'formula.wrongOperands': 422,
  'formula.wrongType': 422,
  'formula.missingValue': 422,
  'formula.wrongValue': 422,
  'formula.divisionByZero': 422,
  'formula.numberTooLarge': 422,
  'formula.notWhole': 422,
  'formula.indexOutOfRange': 422,
  'formula.badDate': 422,
  'formula.badDuration': 422,
  'formula.dateOutOfRange': 422,
  'formula.unknownTimeZone': 422,
  'formula.textTooLong': 422,
  'formula.tooMuchWork': 422,
  'formula.needsAround': 422,
} as const

export type FormulaRefusalCode = keyof typeof formulaRefusals
export type FormulaParams = Readonly<Record<string, string | number>>

export type Span = Readonly<{ at: number; length: number }>

/** Why a source is not a formula: a code, its parameters and the position in the source (UTF-16 offsets). */
export type FormulaProblem = Span & Readonly<{ code: FormulaRefusalCode; params: FormulaParams }>

/** Carries a problem to `parseFormula`, which returns it; it never leaves the package. */
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
