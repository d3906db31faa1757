import { expect, test } from 'vitest'
import { card, computeTransitionPath, isBlocked } from './graph-shape.ts'

/** The x and y coordinates in a path, which alternate. */
const points = (path: string) => {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return { xs: numbers.filter((_, at) => at % 2 === 0), ys: numbers.filter((_, at) => at % 2 === 1) }
}
const level = { sourceX: 0, sourceY: 50, targetX: 120, targetY: 50 }

test('a horizontal transition is straight, even if the cards are close or overlap', () => {
  for (const targetX of [120, 6, 1, -4]) {
    const { xs, ys } = points(computeTransitionPath({ ...level, targetX }, false).path)
    expect(new Set(ys)).toEqual(new Set([50]))
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, targetX].toSorted((one, other) => one - other))
  }
})

test('a transition back, and one past another card, run below the row, with their labels there', () => {
  for (const [ends, isInTheWay] of [
    [{ ...level, targetX: -400 }, false],
    [{ ...level, targetX: 600 }, true],
  ] as const) {
    const { path, words } = computeTransitionPath(ends, isInTheWay)
    expect(Math.max(...points(path).ys)).toBeGreaterThan(50 + card.height / 2)
    expect(words.y).toBeGreaterThan(50 + card.height / 2)
  }
})

test('a transition between stacked cards is vertical, from edge to edge', () => {
  // The right handle is one card width from the left handle.
  for (const [targetY, from, to] of [
    [250, 50 + card.height / 2, 250 - card.height / 2],
    [-150, 50 - card.height / 2, -150 + card.height / 2],
  ] as const) {
    const { xs, ys } = points(computeTransitionPath({ ...level, targetX: -card.width, targetY }, false).path)
    expect(new Set(xs)).toEqual(new Set([-card.width / 2]))
    expect([ys[0], ys.at(-1)]).toEqual([from, to])
  }
})

test('a card blocks a transition if it is between both ends at the same height', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
  ]
  expect(isBlocked(from, to, [from, to, { x: 300, y: 10 }])).toBe(true)
  expect(isBlocked(from, to, [from, to, { x: 300, y: 200 }])).toBe(false)
  expect(isBlocked(from, to, [from, to])).toBe(false)
})
