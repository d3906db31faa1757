import { expect, test } from 'vitest'
import { partsOf, rangeOf, textOfParts, turn, unitsOf } from './date-wheels.view.tsx'

test('wheels hold the day inside its month and reach 150 years each way', () => {
  const parts = turn(partsOf('2028-01-31'), 'month', 2)
  expect(textOfParts(parts)).toBe('2028-02-29T00:00:00')
  expect(rangeOf('day', parts, { now: '2026-11-20' })).toEqual([1, 29])
  expect(rangeOf('year', parts, { now: '2026-11-20' })).toEqual([1876, 2176])
  expect(unitsOf('month')).toEqual(['year', 'month'])
})
