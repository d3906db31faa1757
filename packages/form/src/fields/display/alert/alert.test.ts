import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { alert } from './alert.ts'

test('it informs unless it is told to warn, and stays', () => {
  expect(kindTest(alert).settings).toEqual({ tone: 'info', description: '', closable: false })
  expect(alert.settings.safeParse({ tone: 'red' }).success).toBe(false)
})
