import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { rate, starsOf } from './rate.ts'

const plain = kindTest(rate)
const fine = kindTest(rate, { max: 10, half: true })

test('stars are a number that sums and formulas can use', () => {
  expect(plain.read(4)).toBe('4')
  expect(fine.read('6.50')).toBe('6.5')
  expect(plain.type()).toBe('number')
  expect(rate.fromColumn?.('6.50', fine.settings)).toBe('6.5')
  expect(plain.read('many')).toEqual({ code: 'form.wrongType' })
})

test('no star is no rating', () => {
  expect(plain.read(0)).toBeNull()
})

test('more stars than there are, and half of a star that is whole, are refused', () => {
  expect(plain.problem('6')).toEqual({ code: 'form.aboveMaximum', params: { max: '5' } })
  expect(plain.problem('-1')).toEqual({ code: 'form.belowMinimum', params: { min: '1' } })
  expect(plain.problem('3.5')).toEqual({ code: 'form.notAStep', params: { from: '0', step: '1' } })
  expect(fine.problem('3.5')).toBeUndefined()
  expect(fine.problem('3.7')).toMatchObject({ code: 'form.notAStep' })
})

test('a rating reads with what it is out of, and is imported so', () => {
  expect(plain.text('4')).toBe('4 / 5')
  expect(plain.parse('4 / 5')).toBe('4')
  expect(plain.parse('3')).toBe('3')
})

test('halves lie beside each other in their star', () => {
  expect(starsOf(fine.settings)[2]).toEqual([2.5, 3])
  expect(starsOf(plain.settings)[2]).toEqual([3])
})
