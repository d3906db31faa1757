import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretchesOf, stretchOf, stretchSize } from './stretches-of.ts'

const sequences = fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { maxLength: 300 })

test('stretches hold every message once, in order, and each only messages of its own', () => {
  fc.assert(
    fc.property(sequences, (unordered) => {
      const messages = unordered.toSorted((one, other) => one - other).map((sequence) => ({ sequence }))
      const stretches = stretchesOf(messages)
      const parts = stretches.map(({ from, to }) => messages.slice(from, to))

      expect(parts.flat()).toEqual(messages)
      expect(new Set(stretches.map(({ id }) => id)).size).toBe(stretches.length)
      for (const [at, { id }] of stretches.entries())
        expect(parts[at]?.every(({ sequence }) => stretchOf(sequence) === id)).toBe(true)
    }),
  )
})

test('what comes before or after leaves full stretches as they are', () => {
  const all = Array.from({ length: 4 * stretchSize }, (_, at) => ({ sequence: at + 1 }))
  const ids = (from: number, to: number) => stretchesOf(all.slice(from, to)).map(({ id }) => id)

  expect(ids(60, 160)).toEqual(ids(0, 160).slice(1))
  expect(ids(0, 100)).toEqual(ids(0, 160).slice(0, 3))
})
