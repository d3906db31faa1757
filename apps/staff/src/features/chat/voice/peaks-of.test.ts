import { expect, test } from 'vitest'
import { peaksOf } from './peaks-of.ts'

test('a sound is measured by the loudest of each part, and its loudest part is 100', () => {
  expect(peaksOf([0, 0.1, -0.5, 0.25, 0, 0], 3)).toEqual([20, 100, 0])
})

test('silence is no louder than nothing, and a short sound has few parts', () => {
  expect(peaksOf([0, 0, 0, 0], 2)).toEqual([0, 0])
  expect(peaksOf([1], 48)).toEqual([100])
  expect(peaksOf([], 48)).toEqual([])
})
