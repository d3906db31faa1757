import { expect, test } from 'vitest'
import { newIds } from './new-ids.ts'

test('any number of ids of one millisecond sort by creation', () => {
  const newId = newIds(
    () => 1_700_000_000_000,
    (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  )
  const ids = Array.from({ length: 10_000 }, newId)

  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a clock set back by a day creates ids of that day', () => {
  let now = 1_700_000_000_000
  const newId = newIds(
    () => now,
    (bytes) => new Uint8Array(bytes),
  )
  const before = newId()
  now -= 86_400_000

  expect(newId() < before).toBe(true)
})
