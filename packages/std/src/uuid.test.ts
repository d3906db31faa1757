import { expect, test } from 'vitest'
import { uuidV7 } from './uuid.ts'

test('a later id sorts after an earlier one, and both are version 7 variant 2', () => {
  const random = new Uint8Array(16).fill(255)
  const first = uuidV7(1_700_000_000_000, random)
  const second = uuidV7(1_700_000_000_001, random)

  expect(first < second).toBe(true)
  expect(first).toBe('018bcfe5-6800-7fff-bfff-ffffffffffff')
})
