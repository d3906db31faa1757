import { expect, test } from 'vitest'
import { tintOf } from './tint.ts'

test('the same seed has the same tint, and many seeds use all eight', () => {
  const seeds = Array.from(
    { length: 200 },
    (_, at) => `0193f6c2-0000-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const tints = seeds.map((seed) => tintOf(seed))

  expect(seeds.map((seed) => tintOf(seed))).toEqual(tints)
  expect([...new Set(tints)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a tint that was chosen by name is taken', () => {
  expect(tintOf('anything', 'purple')).toBe(8)
  expect(tintOf('anything', '#ff0000')).toBe(tintOf('anything'))
})
