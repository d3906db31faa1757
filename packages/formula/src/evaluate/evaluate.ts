import type { FormulaContext } from '../formula-context.ts'
import type { Formula } from '../parse-formula.ts'
import { type FormulaValue, writeValue } from '../values/value.ts'
import { type FormulaError, FormulaFailure, type StepBudget, startRun } from './run.ts'

export type FormulaResult =
  | Readonly<{ ok: true; value: FormulaValue }>
  | Readonly<{ ok: false; error: FormulaError }>

/**
 * Evaluates a formula to a value or a typed error; never throws.
 * @param values plain JSON by declared name. Numbers as number or decimal text, dates as `2026-01-31`, instants as
 * ISO 8601 or epoch milliseconds, durations as `1d12h`, sub-tables as arrays of rows. Missing, null and (except for
 * text) `''` are null.
 * @param context clock, time zone, acting person, calendar; reuse one object per request, because it caches its parsed
 * parts
 * @param budget steps that several evaluations share; this one takes what it needs, at most the limit of a formula
 * @returns numbers as canonical decimal text without exponent (`toNumber` gives a double), other values as given
 */
export function evaluate(
  formula: Formula,
  values: Readonly<Record<string, unknown>>,
  context: FormulaContext,
  budget?: StepBudget,
): FormulaResult {
  const run = startRun(values, context, budget?.steps)
  const most = run.steps
  try {
    return { ok: true, value: writeValue(formula.term.run(run), formula.type, run) }
  } catch (error) {
    if (error instanceof FormulaFailure) return { ok: false, error: error.error }
    throw error
  } finally {
    if (budget) budget.steps -= most - run.steps
  }
}
