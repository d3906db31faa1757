import { Refusal } from '@signet/std'
import { describe, expect, test } from 'vitest'
import { exact, isDecimalLike, type RoundingMode, toNumber } from '../index.ts'

describe('rounding modes do what their names say', () => {
  const halves = ['-2.5', '-1.5', '-1.1', '1.1', '1.5', '2.5']
  test.each<[RoundingMode, string]>([
    ['half-up', '-3 -2 -1 1 2 3'],
    ['half-even', '-2 -2 -1 1 2 2'],
    ['up', '-3 -2 -2 2 2 3'],
    ['down', '-2 -1 -1 1 1 2'],
    ['ceil', '-2 -1 -1 2 2 3'],
    ['floor', '-3 -2 -2 1 1 2'],
  ])('%s', (mode, expected) => {
    expect(halves.map((number) => exact.round(number, 0, mode)).join(' ')).toBe(expected)
  })

  test('to places before the point, and 1.005 is a half', () => {
    expect(exact.round('1250', -2)).toBe('1300')
    expect(exact.round(1.005, 2)).toBe('1.01')
    expect(exact.round('-0.4', 0)).toBe('0')
  })
})

test('money adds up to the cent', () => {
  expect(exact.add(0.1, 0.2)).toBe('0.3')
  expect(exact.subtract('1000000000000000000000.01', '0.01')).toBe('1000000000000000000000')
  expect(exact.multiply('19.99', 3)).toBe('59.97')
  expect(exact.divide(10, 4)).toBe('2.5')
  expect(exact.compare('2.50', 2.5)).toBe(0)
  expect(exact.compare('-3', '2')).toBe(-1)
})

test('a number has one canonical text, and one for display', () => {
  expect(['1.500', '-0', '007', '1.', '.5', '+2', 1e21, 1e-7].map(exact.canonical)).toEqual([
    '1.5',
    '0',
    '7',
    '1',
    '0.5',
    '2',
    '1000000000000000000000',
    '0.0000001',
  ])
  expect(exact.fixed('1.5', 2)).toBe('1.50')
  expect(exact.fixed('1.005', 2, 'half-even')).toBe('1.00')
  expect(toNumber('12.50')).toBe(12.5)
})

test('what is no number is refused', () => {
  const codeOf = (refuses: () => unknown) => {
    try {
      return refuses()
    } catch (error) {
      return error instanceof Refusal ? error.code : error
    }
  }
  expect(codeOf(() => exact.add('1,5', 1))).toBe('formula.badNumber')
  expect(codeOf(() => exact.add(Number.NaN, 1))).toBe('formula.badNumber')
  expect(codeOf(() => exact.divide(1, 0))).toBe('formula.divisionByZero')
  expect(codeOf(() => exact.multiply('9'.repeat(20), '9'.repeat(20)))).toBe('formula.numberTooLarge')
  expect(['1.5', 2, '1e5', 'x', '', null, {}, 1e40].map(isDecimalLike)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
