import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastZoom, mostZoom, movedBy, swipeOf, whole, zoomAt } from './use-picture-gestures.view.tsx'

const stage = { width: 300, height: 400 }

test('what is under the fingers stays under the fingers', () => {
  const look = zoomAt(whole, 2, { x: 50, y: -30 }, stage)

  expect(look).toEqual({ zoom: 2, x: -50, y: 30 })
  expect(zoomAt(look, 1, { x: 50, y: -30 }, stage)).toEqual({
    ...whole,
    x: expect.closeTo(0),
    y: expect.closeTo(0),
  })
})

test('a whole picture does not move, a large one as far as its edge', () => {
  expect(movedBy(whole, { x: 90, y: 90 }, stage)).toEqual({ zoom: 1, x: 0, y: 0 })
  expect(movedBy({ zoom: 2, x: 0, y: 0 }, { x: 900, y: -900 }, stage)).toEqual({ zoom: 2, x: 150, y: -200 })
})

test('however one pulls, it is between once and four times as large, and covers the stage', () => {
  const amount = fc.double({ min: -1000, max: 1000, noNaN: true })
  const point = fc.record({ x: amount, y: amount })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, point, point)), (moves) => {
      const look = moves.reduce(
        (before, [zoom, at, by]) => movedBy(zoomAt(before, zoom, at, stage), by, stage),
        whole,
      )
      expect(look.zoom).toBeGreaterThanOrEqual(leastZoom)
      expect(look.zoom).toBeLessThanOrEqual(mostZoom)
      expect(Math.abs(look.x)).toBeLessThanOrEqual((stage.width * (look.zoom - 1)) / 2)
      expect(Math.abs(look.y)).toBeLessThanOrEqual((stage.height * (look.zoom - 1)) / 2)
    }),
  )
})

test('a swipe to the left asks for the next picture, a short or a steep one for none', () => {
  expect(swipeOf({ x: -90, y: 10 }, stage)).toBe(1)
  expect(swipeOf({ x: 90, y: 10 }, stage)).toBe(-1)
  expect(swipeOf({ x: 60, y: 0 }, stage)).toBe(0)
  expect(swipeOf({ x: 90, y: 80 }, stage)).toBe(0)
})
