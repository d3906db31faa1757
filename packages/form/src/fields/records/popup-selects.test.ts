import { expect, test } from 'vitest'
import { expensePlan } from '../../../test/expense-claim.ts'
import { kindTest } from '../../../test/kind-test.ts'
import { popupSelect, popupTableSelect } from './popup-selects.ts'

const kinds = [
  ['popup-select', popupSelect],
  ['popup-table-select', popupTableSelect],
] as const
const settings = { interface: 'goods', value: 'code', label: 'name', parameters: { of: 'kind' } }

test.each(kinds)(
  '%s keeps the id of a row and reads as the name that the interface gives it',
  (_name, kind) => {
    const one = kindTest(kind, settings)
    expect(one.read('pen')).toBe('pen')
    expect(kind.references?.('pen', one.settings)).toEqual({ 'interface:goods/code/name': ['pen'] })
    expect(one.text('pen', { locale: 'en-US', names: { 'interface:goods/code/name': { pen: 'Pen' } } })).toBe(
      'Pen',
    )
    expect(kindTest(kind, { ...settings, multiple: true }).read(['pen', 'ink', 'pen'])).toEqual([
      'pen',
      'ink',
    ])
    expect(kind.references?.('pen', kindTest(kind).settings)).toEqual({})
  },
)

test.each(kinds)('%s fills only existing fields that people fill in', (name) => {
  const goods = (field: string) => () =>
    expensePlan({
      fields: [
        {
          key: 'goods',
          kind: name,
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
