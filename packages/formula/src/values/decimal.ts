import Decimal from 'decimal.js-light'
import { fail } from '../evaluate/run.ts'
import { limits } from '../formula-context.ts'

/** 100 digits hold every product of two bounded numbers exactly; exponents are never printed. */
export const Exact = Decimal.clone({
  precision: 100,
  rounding: Decimal.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
})

export function isDecimal(value: unknown): value is Decimal {
  return value instanceof Exact
}

/** Ways to drop digits. `half-up` is commercial rounding (a half goes away from zero), `up` is away from zero, `down` towards it. */
export const roundingModes = {
  'half-up': Decimal.ROUND_HALF_UP,
  'half-even': Decimal.ROUND_HALF_EVEN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceil: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
} as const
export type RoundingMode = keyof typeof roundingModes

export function isRoundingMode(text: unknown): text is RoundingMode {
  return typeof text === 'string' && Object.hasOwn(roundingModes, text)
}

/** Limits a result to 30 integer digits (else a typed error) and 20 decimal places (half-even). */
export function bounded(number: Decimal): Decimal {
  if (number.exponent() >= limits.integerDigits) fail('formula.numberTooLarge')
  return number.decimalPlaces() > limits.decimalPlaces
    ? number.toDecimalPlaces(limits.decimalPlaces, Decimal.ROUND_HALF_EVEN)
    : number
}

/** Canonical text: no exponent, no needless zeros, no minus zero. */
export function writeDecimal(number: Decimal): string {
  return number.isZero() ? '0' : number.toFixed()
}

export function roundTo(direction: 'ceil' | 'floor', number: Decimal): Decimal {
  return number.toDecimalPlaces(0, roundingModes[direction])
}

export function wholeNumber(number: Decimal): number {
  if (!number.isInteger()) fail('formula.notWhole', { value: writeDecimal(number) })
  if (number.abs().gt(10_000_000)) fail('formula.numberTooLarge')
  return number.toNumber()
}

export function divide(dividend: Decimal, divisor: Decimal): Decimal {
  if (divisor.isZero()) fail('formula.divisionByZero')
  return bounded(dividend.div(divisor))
}

export function remainder(dividend: Decimal, divisor: Decimal): Decimal {
  if (divisor.isZero()) fail('formula.divisionByZero')
  return bounded(dividend.mod(divisor))
}

export function round(number: Decimal, digits: number, mode: RoundingMode): Decimal {
  if (digits >= limits.decimalPlaces) return bounded(number)
  if (digits >= 0) return bounded(number.toDecimalPlaces(digits, roundingModes[mode]))
  // A unit beyond the largest number rounds like any larger one.
  const unit = new Exact(10).pow(Math.min(-digits, limits.integerDigits + 1))
  return bounded(number.div(unit).toDecimalPlaces(0, roundingModes[mode]).times(unit))
}
