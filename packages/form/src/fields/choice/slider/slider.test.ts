import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { shareOf, slider } from './slider.ts'

const tenths = kindTest(slider, { min: 0, max: 1, step: 0.1, marks: [{ at: 0.5, label: 'Middle' }] })

test('a place is an exact number', () => {
  expect(tenths.read(0.3)).toBe('0.3')
  expect(tenths.read('0.30')).toBe('0.3')
  expect(tenths.problem('0.3')).toBeUndefined()
  expect(tenths.read([1, 2])).toEqual({ code: 'form.wrongType' })
})

test('what lies beyond the ends or between two steps is refused', () => {
  expect(tenths.problem('1.1')).toEqual({ code: 'form.aboveMaximum', params: { max: '1' } })
  expect(tenths.problem('-0.1')).toEqual({ code: 'form.belowMinimum', params: { min: '0' } })
  expect(tenths.problem('0.35')).toEqual({ code: 'form.notAStep', params: { from: '0', step: '0.1' } })
  expect(kindTest(slider, { min: 1, max: 9, step: 2 }).problem('4')).toMatchObject({ code: 'form.notAStep' })
})

test.each([
  [{ min: 5, max: 5 }, 'ends before it begins'],
  [{ step: 0 }, 'has a step that goes nowhere'],
  [{ marks: [{ at: 101, label: 'Far' }] }, 'has a mark outside its ends'],
])('the settings %j are refused: it %s', (settings, reason) => {
  expect(slider.settings.safeParse(settings).error?.issues[0]?.message).toBe(reason)
})

test('a place is imported as a number is, and knows how far along it lies', () => {
  expect(tenths.read(tenths.parse(' 0.4 '))).toBe('0.4')
  expect(shareOf('0.5', tenths.settings)).toBe(0.5)
  expect(shareOf('7', tenths.settings)).toBe(1)
})
