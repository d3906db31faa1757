import { expect, test } from 'vitest'
import { expensePlan } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { popupSelect } from './popup-select.ts'

const settings = { interface: 'goods', value: 'code', label: 'name', parameters: { of: 'kind' } }

test('a row is what identifies it, and is named by the interface that answers it', () => {
  const one = kindTest(popupSelect, settings)
  expect(one.read('pen')).toBe('pen')
  expect(popupSelect.references?.('pen', one.settings)).toEqual({ 'interface:goods/code/name': ['pen'] })
  expect(one.text('pen', { locale: 'en-US', names: { 'interface:goods/code/name': { pen: 'Pen' } } })).toBe(
    'Pen',
  )
  expect(kindTest(popupSelect, { ...settings, multiple: true }).read(['pen', 'ink', 'pen'])).toEqual([
    'pen',
    'ink',
  ])
  expect(popupSelect.references?.('pen', kindTest(popupSelect).settings)).toEqual({})
})

test('it fills only fields that are there and that people fill', () => {
  const goods = (field: string) => () =>
    expensePlan({
      fields: [
        {
          key: 'goods',
          kind: 'popup-select',
          label: 'Goods',
          settings: { interface: 'goods', fills: [{ column: 'price', field }] },
        },
        { key: 'price', kind: 'number', label: 'Price' },
        { key: 'twice', kind: 'calculate', label: 'Twice', settings: { formula: 'price * 2' } },
      ],
    })
  expect(goods('price')).not.toThrow()
  expect(goods('twice')).toThrow(expect.objectContaining({ code: 'form.definitionInvalid' }))
  expect(goods('nowhere')).toThrow(expect.objectContaining({ code: 'form.definitionInvalid' }))
})
