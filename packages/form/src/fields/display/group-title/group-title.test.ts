import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { groupTitle } from './group-title.ts'

test('a heading is its label; all that can be set is where it stands', () => {
  expect(kindTest(groupTitle).settings).toEqual({ align: 'start' })
  expect(groupTitle.settings.safeParse({ color: 'red' }).success).toBe(false)
})
