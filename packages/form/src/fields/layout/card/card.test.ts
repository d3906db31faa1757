import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { card } from './card.ts'

test('it has a title and a frame unless told otherwise, and no parts', () => {
  expect(kindTest(card).settings).toEqual({ title: 'shown', frame: 'outlined' })
  expect(card.slots).toBeUndefined()
})
