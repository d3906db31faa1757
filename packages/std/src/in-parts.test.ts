import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

test('parts have all rows in their order, and only the last is shorter', () => {
  expect(inParts([], 3)).toEqual([])
  expect(inParts([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]])
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (rows, most) => {
      const parts = inParts(rows, most)
      expect(parts.flat()).toEqual(rows)
      expect(parts.slice(0, -1).every(({ length }) => length === most)).toBe(true)
      expect(parts.every(({ length }) => length > 0 && length <= most)).toBe(true)
    }),
  )
})
