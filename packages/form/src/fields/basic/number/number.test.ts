import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { plainNumber } from '../../../values/decimal.ts'
import { number } from './number.ts'

const amount = kindTest(number, { precision: 2, thousands: true, min: 0, max: '1000000' })

test.each([
  ['0012.50', '12.5'],
  [12.5, '12.5'],
  ['-0', '0'],
  ['+3', '3'],
  ['999999999999999', '999999999999999'],
])('%j is stored as %s', (raw, stored) => {
  expect(amount.read(raw)).toBe(stored)
})

test.each([
  ['abc'],
  ['1e5'],
  ['1,000'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [true],
  [{}],
  ['9'.repeat(41)],
])('%j is no number', (raw) => {
  expect(amount.read(raw)).toEqual({ code: 'form.wrongType' })
})

test('a fraction is refused rather than cut, and so is what capitals could not write', () => {
  expect(amount.read('1.234')).toEqual({ code: 'form.tooManyDecimals', params: { max: 2 } })
  expect(amount.read('1000000000000000')).toMatchObject({ code: 'form.aboveMaximum' })
})

test('limits hold exactly', () => {
  expect(amount.problem('1000000')).toBeUndefined()
  expect(amount.problem('1000000.01')).toEqual({ code: 'form.aboveMaximum', params: { max: '1000000' } })
  expect(amount.problem('-0.01')).toEqual({ code: 'form.belowMinimum', params: { min: '0' } })
})

test('an amount reads with separators and its places', () => {
  expect(amount.text('1234567.5')).toBe('1,234,567.50')
  expect(kindTest(number).text('0.10000001')).toBe('0.10000001')
})

test('what people type and paste is understood', () => {
  expect(plainNumber('１，２３４。５')).toBe('1234.5')
  expect(amount.parse(' 1,234.50 ')).toBe('1234.50')
})

test('a canonical number is read as itself', () => {
  const decimal = fc
    .tuple(fc.bigInt(-(10n ** 17n) + 1n, 10n ** 17n - 1n), fc.nat(2))
    .map(([digits, places]) => scaled(digits, places))
  fc.assert(
    fc.property(decimal, (text) => {
      const once = kindTest(number, { precision: 2 }).read(text)
      if (typeof once === 'string') expect(kindTest(number, { precision: 2 }).read(once)).toBe(once)
    }),
  )
})

function scaled(digits: bigint, places: number): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const sign = digits < 0n ? '-' : ''
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`
}
