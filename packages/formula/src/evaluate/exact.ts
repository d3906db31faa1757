import { Refusal } from '@signet/std'
import type Decimal from 'decimal.js-light'
import type { FormulaRefusalCode } from '../refusals.ts'
import { bounded, divide, type RoundingMode, round, writeDecimal } from '../values/decimal.ts'
import { readDecimal } from '../values/value.ts'
import { FormulaFailure } from './run.ts'

/** A serialized number: a JS number or decimal text without exponent. */
export type DecimalLike = number | string

/**
 * Exact decimal arithmetic for money outside formulas: up to 30 digits before and 20 after the point. Results are
 * canonical decimal text. Refuses `formula.badNumber`, `formula.divisionByZero`, `formula.numberTooLarge`.
 */
export const exact = {
  canonical: (number: DecimalLike): string => answer(() => decimal(number)),
  add: (one: DecimalLike, other: DecimalLike): string => answer(() => decimal(one).plus(decimal(other))),
  subtract: (one: DecimalLike, other: DecimalLike): string =>
    answer(() => decimal(one).minus(decimal(other))),
  multiply: (one: DecimalLike, other: DecimalLike): string =>
    answer(() => decimal(one).times(decimal(other))),
  divide: (one: DecimalLike, other: DecimalLike): string =>
    answer(() => divide(decimal(one), decimal(other))),
  /** @param digits places after the point; negative ones round to tens, hundreds, … */
  round: (number: DecimalLike, digits: number, mode: RoundingMode = 'half-up'): string =>
    answer(() => round(decimal(number), digits, mode)),
  compare: (one: DecimalLike, other: DecimalLike): number => refusing(() => decimal(one).cmp(decimal(other))),
  /** With exactly `digits` places, for display: `fixed('1.5', 2)` is `1.50`. */
  fixed: (number: DecimalLike, digits: number, mode: RoundingMode = 'half-up'): string =>
    refusing(() => round(decimal(number), digits, mode).toFixed(Math.max(0, digits))),
} as const

/** True for a finite number, or a decimal text without exponent, inside the bounds. */
export function isDecimalLike(raw: unknown): raw is DecimalLike {
  try {
    return readDecimal(raw) !== undefined
  } catch (error) {
    if (error instanceof FormulaFailure) return false
    throw error
  }
}

/** The nearest double, for charts and sliders; money stays text. */
export function toNumber(number: DecimalLike): number {
  return refusing(() => decimal(number).toNumber())
}

function decimal(number: DecimalLike): Decimal {
  const read = readDecimal(number)
  if (!read)
    throw new Refusal<FormulaRefusalCode>('formula.badNumber', { found: String(number).slice(0, 40) })
  return read
}

function answer(compute: () => Decimal): string {
  return refusing(() => writeDecimal(bounded(compute())))
}

/** Turns an engine failure into a refusal. */
function refusing<Answer>(compute: () => Answer): Answer {
  try {
    return compute()
  } catch (error) {
    if (error instanceof FormulaFailure)
      throw new Refusal<FormulaRefusalCode>(error.error.code, error.error.params)
    throw error
  }
}
