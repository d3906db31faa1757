import { expect, test } from 'vitest'
import { durationTicks, ticksUpTo } from './ticks.ts'

test.for([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [38, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
] as const)('an axis up to %i has marks at round numbers', ([most, marks]) => {
  expect(ticksUpTo(most)).toEqual(marks)
})

test('an axis of durations has marks at whole hours or days', () => {
  expect(durationTicks(3 * 3600 + 600)).toEqual([0, 3600, 7200, 10_800, 14_400])
  expect(durationTicks(6 * 86_400)).toEqual([0, 2, 4, 6].map((days) => days * 86_400))
})
