import { type FormulaContext, limits } from '../formula-context.ts'
import type { FormulaParams, FormulaRefusalCode } from '../refusals.ts'

export type Row = Readonly<Record<string, unknown>>

/** State of an evaluation: its input, remaining steps and the current row of each enclosing aggregate. */
export type Run = {
  readonly values: Row
  readonly context: FormulaContext | undefined
  readonly rows: Row[]
  steps: number
}

/** Steps left for several evaluations together. */
export type StepBudget = { steps: number }

/**
 * @param formulaContext undefined while folding constants, which cannot depend on it
 * @param most fewer steps than the limit of a formula
 */
export function startRun(
  values: Row,
  formulaContext: FormulaContext | undefined,
  most: number = limits.steps,
): Run {
  return { values, context: formulaContext, rows: [], steps: Math.min(limits.steps, most) }
}

export function spend(run: Run, steps: number): void {
  run.steps -= steps
  if (run.steps < 0) fail('formula.tooMuchWork', { steps: limits.steps })
}

export function spendOnText(run: Run, text: string): string {
  if (text.length > limits.textLength) fail('formula.textTooLong', { limit: limits.textLength })
  spend(run, Math.ceil(text.length / 64))
  return text
}

export function aroundOf(run: Run): FormulaContext {
  return run.context ?? fail('formula.needsAround')
}

/** Why an evaluation has no value. */
export type FormulaError = Readonly<{ code: FormulaRefusalCode; params: FormulaParams }>

/**
 * Carries a typed error to `evaluate`, which returns it, or to `&&`, `||`, `any` and `all`, which may not need the
 * value.
 */
export class FormulaFailure extends Error {
  override readonly name = 'FormulaFailure'
  readonly error: FormulaError

  constructor(error: FormulaError) {
    super(error.code)
    this.error = error
  }

  /** An exhausted budget stops the evaluation; no operator may absorb it. */
  get isFinal(): boolean {
    return this.error.code === 'formula.tooMuchWork'
  }
}

export function fail(code: FormulaRefusalCode, params: FormulaParams = {}): never {
  throw new FormulaFailure({ code, params })
}
