import { expect, test } from 'vitest'
import { card, isBlocked, linePath } from './graph-shape.ts'

/** The numbers of a path, as x and y in turn. */
const points = (path: string) => {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return { xs: numbers.filter((_, at) => at % 2 === 0), ys: numbers.filter((_, at) => at % 2 === 1) }
}
const level = { sourceX: 0, sourceY: 50, targetX: 120, targetY: 50 }

test('a level line is straight, however close the cards are, even where they overlap', () => {
  for (const targetX of [120, 6, 1, -4]) {
    const { xs, ys } = points(linePath({ ...level, targetX }, false).path)
    expect(new Set(ys)).toEqual(new Set([50]))
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, targetX].toSorted((one, other) => one - other))
  }
})

test('a way back, and one past another card, go around below the row, with their words there', () => {
  for (const [ends, isInTheWay] of [
    [{ ...level, targetX: -400 }, false],
    [{ ...level, targetX: 600 }, true],
  ] as const) {
    const { path, words } = linePath(ends, isInTheWay)
    expect(Math.max(...points(path).ys)).toBeGreaterThan(50 + card.height / 2)
    expect(words.y).toBeGreaterThan(50 + card.height / 2)
  }
})

test('between stacked cards a line is vertical, from edge to edge', () => {
  // A card's width is the distance from its right handle back to its left one.
  for (const [targetY, from, to] of [
    [250, 50 + card.height / 2, 250 - card.height / 2],
    [-150, 50 - card.height / 2, -150 + card.height / 2],
  ] as const) {
    const { xs, ys } = points(linePath({ ...level, targetX: -card.width, targetY }, false).path)
    expect(new Set(xs)).toEqual(new Set([-card.width / 2]))
    expect([ys[0], ys.at(-1)]).toEqual([from, to])
  }
})

test('a card is in the way when it is between both ends, on their level', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
  ]
  expect(isBlocked(from, to, [from, to, { x: 300, y: 10 }])).toBe(true)
  expect(isBlocked(from, to, [from, to, { x: 300, y: 200 }])).toBe(false)
  expect(isBlocked(from, to, [from, to])).toBe(false)
})
