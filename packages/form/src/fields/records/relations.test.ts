import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../test/expense-claim.ts'
import { kindTest } from '../../../test/kind-test.ts'
import { assignmentsOf, checkValues, rightsAtStart, tablesOf } from '../../index.ts'
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

const goods = { key: 'goods', kind: 'popup-select', label: 'Goods', settings: { interface: 'goods' } }
const price = (stored: boolean) => ({
  key: 'price',
  kind: 'relation-attributes',
  label: 'Price',
  settings: { of: 'goods', column: 'price', stored },
})
const submit = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const

test('what the choice says is given by the server, never by who sends it', () => {
  const lines = { key: 'lines', kind: 'sub-table', label: 'Lines', fields: [goods, price(true)] }
  const plan = expensePlan({ fields: [goods, price(true), lines] })
  const sent = { goods: 'pen', price: '0', lines: [{ id: 'r1', goods: 'ink', price: '0' }] }
  const { values, ignored } = checkValues(plan, sent, submit)
  expect(values).toEqual({ goods: 'pen', price: '', lines: [{ id: 'r1', goods: 'ink', price: '' }] })
  expect(ignored).toEqual([])
  expect(assignmentsOf(plan, values).map(({ path, assignment }) => [path, assignment])).toEqual([
    ['price', { from: 'chosen', of: 'goods', column: 'price' }],
    ['lines.r1.price', { from: 'chosen', of: 'goods', column: 'price' }],
  ])

  const assigned = { price: '2.5', 'lines.r1.price': '99' }
  expect(checkValues(plan, sent, { ...submit, assigned }).values).toEqual({
    goods: 'pen',
    price: '2.5',
    lines: [{ id: 'r1', goods: 'ink', price: '99' }],
  })
})

test('only what is kept has a column, and only that can be calculated with', () => {
  const columns = (stored: boolean) =>
    tablesOf(expensePlan({ fields: [goods, price(stored)] }))[0]?.columns.map(({ name }) => name)
  expect(columns(true)).toEqual(['f_goods', 'f_price'])
  expect(columns(false)).toEqual(['f_goods'])
  const twice = {
    key: 'say',
    kind: 'calculate',
    label: 'S',
    settings: { formula: "price + '!'", result: 'text' },
  }
  expect(() => expensePlan({ fields: [goods, price(true), twice] })).not.toThrow()
  expect(() => expensePlan({ fields: [goods, price(false), twice] })).toThrow(
    expect.objectContaining({ code: 'form.formulaInvalid' }),
  )
})
