import fc from 'fast-check'

/** A source and its expected value, computed with integers scaled by a power of ten. */
export type ReferenceResult = Readonly<{ source: string; value: string }>

type ScaledDecimal = Readonly<{ source: string; digits: bigint; places: number }>

const leaf: fc.Arbitrary<ScaledDecimal> = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999n }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, places]) => ({ source: written(digits, places), digits, places }))

const { scaled } = fc.letrec<{ scaled: ScaledDecimal }>((tie) => ({
  scaled: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('scaled'), fc.constantFrom('+', '-', '*'), tie('scaled'))
      .map(([one, operator, other]) => combined(one, operator, other)),
    tie('scaled').map(({ source, digits, places }) => ({ source: `-(${source})`, digits: -digits, places })),
  ),
}))

/** Random sums, differences, products and signs of decimals, small enough to stay inside the bounds. */
export const expression: fc.Arbitrary<ReferenceResult> = scaled
  .filter(({ digits, places }) => places <= 20 && String(digits).length <= 28)
  .map(({ source, digits, places }) => ({ source, value: canonical(digits, places) }))

function combined(one: ScaledDecimal, operator: string, other: ScaledDecimal): ScaledDecimal {
  const source = `(${one.source} ${operator} ${other.source})`
  if (operator === '*')
    return { source, digits: one.digits * other.digits, places: one.places + other.places }
  const places = Math.max(one.places, other.places)
  const left = one.digits * 10n ** BigInt(places - one.places)
  const right = other.digits * 10n ** BigInt(places - other.places)
  return { source, digits: operator === '+' ? left + right : left - right, places }
}

function canonical(digits: bigint, places: number): string {
  const text = written(digits < 0n ? -digits : digits, places)
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  return digits < 0n ? `-${short}` : short
}

function written(digits: bigint, places: number): string {
  if (places === 0) return String(digits)
  const text = String(digits).padStart(places + 1, '0')
  return `${text.slice(0, -places)}.${text.slice(-places)}`
}
