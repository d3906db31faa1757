import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

test.each([
  ['#ffffff', '#000000', 21],
  ['#2979ff', '#ffffff', 3.98],
  ['#ffffff', '#ffffff', 1],
  ['#000000', '#777777', 4.69],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
})
