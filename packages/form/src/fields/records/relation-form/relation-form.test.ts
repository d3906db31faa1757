import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { relationForm } from './relation-form.ts'

test('a record is its id, called by one of its fields', () => {
  const order = kindTest(relationForm, { model: 'orders', label: 'number' })
  expect(order.read('o1')).toBe('o1')
  expect(relationForm.references?.('o1', order.settings)).toEqual({ 'model:orders/number': ['o1'] })
  expect(order.text('o1', { locale: 'en-US', names: { 'model:orders/number': { o1: 'No. 7' } } })).toBe(
    'No. 7',
  )
  expect(relationForm.references?.('o1', kindTest(relationForm).settings)).toEqual({})
})
