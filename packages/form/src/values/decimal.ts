import Decimal from 'decimal.js-light'

const Exact = Decimal.clone({ precision: 60, toExpNeg: -9e15, toExpPos: 9e15 })
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Returns the canonical text of a number without exponent, plus or needless zeros (`0012.50` is `12.5`, `-0` is `0`).
 * Undefined unless it is a finite decimal of at most 40 characters.
 */
export function canonicalDecimal(raw: string | number): string | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? written(new Exact(raw)) : undefined
  const text = raw.trim()
  return text.length <= 40 && plain.test(text) ? written(new Exact(text.replace('+', ''))) : undefined
}

/** Returns -1, 0 or 1, exactly. */
export function compareDecimals(one: string, other: string): number {
  return new Exact(one).comparedTo(new Exact(other))
}

export function addDecimals(one: string, other: string): string {
  return written(new Exact(one).plus(other))
}

/** Tells whether a number is a whole number of steps above `from`, exactly. */
export function isOnStep(number: string, { from, step }: Readonly<{ from: string; step: string }>): boolean {
  return new Exact(number).minus(from).mod(step).isZero()
}

/** Returns the significant decimal places: two in `12.55`, one in `12.50`. */
export function decimalPlaces(number: string): number {
  const dot = number.indexOf('.')
  return dot < 0 ? 0 : number.length - dot - 1
}

const modes = {
  'half-up': Decimal.ROUND_HALF_UP,
  'half-even': Decimal.ROUND_HALF_EVEN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceil: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
} as const

/** The same names as the formula function `round`. */
export const roundingModes = ['half-up', 'half-even', 'up', 'down', 'ceil', 'floor'] as const
export type RoundingMode = (typeof roundingModes)[number]

export function roundDecimal(number: string, places: number, mode: RoundingMode = 'half-up'): string {
  return written(new Exact(number).toDecimalPlaces(places, modes[mode]))
}

/**
 * Formats a decimal: `1234.5` with two places and thousands is `1,234.50` in all languages. Without `places` the
 * digits stay as they are.
 */
export function readableDecimal(
  number: string,
  { places, thousands }: Readonly<{ places?: number | undefined; thousands?: boolean }>,
): string {
  const exact = new Exact(number)
  const text = places === undefined ? exact.toFixed() : exact.toFixed(places)
  if (!thousands) return text

  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

function written(number: Decimal): string {
  return number.isZero() ? '0' : number.toFixed()
}

/** Normalizes a typed number (full-width digits, 。, thousands separators, spaces). */
export function plainNumber(typed: string): string {
  return plainDigits(typed)
    .replace(/[。．]/g, '.')
    .replace(/[－−]/g, '-')
    .replace(/[\s,，]/g, '')
}

/** Converts full-width digits to plain ones. */
export function plainDigits(typed: string): string {
  return typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}
