import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { row } from './row.ts'

test('its gaps are those of the product, not pixels', () => {
  expect(kindTest(row).settings).toEqual({ gap: 'normal', align: 'start' })
  expect(row.settings.safeParse({ gap: 15 }).success).toBe(false)
  expect(row.slots).toBeUndefined()
})
