import fc from 'fast-check'
import { expect, test } from 'vitest'
import { squareIn } from './square-in.ts'

const length = fc.integer({ min: 1, max: 10_000 })
const picture = fc.record({ width: length, height: length })
const near = fc.double({ min: -5, max: 10_005, noNaN: true })
const part = fc.record({ x: near, y: near, width: near, height: near })

test('what is cut is a square of whole pixels inside the picture', () => {
  fc.assert(
    fc.property(part, picture, (chosen, size) => {
      const { x, y, width, height } = squareIn(chosen, size)
      expect(width).toBe(height)
      expect(width).toBeGreaterThanOrEqual(1)
      for (const number of [x, y, width]) expect(Number.isInteger(number)).toBe(true)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(size.width)
      expect(y + height).toBeLessThanOrEqual(size.height)
    }),
  )
})

test('a square inside the picture is cut as it is, and cutting again changes nothing', () => {
  const inside = fc
    .record({ x: fc.nat(500), y: fc.nat(500), side: fc.integer({ min: 1, max: 500 }), more: fc.nat(50) })
    .map(({ x, y, side, more }) => ({
      chosen: { x, y, width: side, height: side },
      size: { width: x + side + more, height: y + side + more },
    }))
  fc.assert(
    fc.property(inside, ({ chosen, size }) => {
      expect(squareIn(chosen, size)).toEqual(chosen)
    }),
  )
  fc.assert(
    fc.property(part, picture, (chosen, size) => {
      const once = squareIn(chosen, size)
      expect(squareIn(once, size)).toEqual(once)
    }),
  )
})

test('the middle of a chosen part stays where it is, to a pixel', () => {
  expect(squareIn({ x: 100, y: 40, width: 201, height: 200 }, { width: 800, height: 400 })).toEqual({
    ...{ x: 101, y: 40 },
    ...{ width: 200, height: 200 },
  })
  expect(squareIn({ x: 700.4, y: -0.3, width: 100, height: 100 }, { width: 800, height: 400 })).toEqual({
    ...{ x: 700, y: 0 },
    ...{ width: 100, height: 100 },
  })
})
