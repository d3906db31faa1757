import { expensePlan } from '@signet/form/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

const of = 'interface:goods/id/fullName'
const goods = {
  [of]: [
    { id: 'pen', name: 'Pen', columns: { price: 2.5, unit: 'piece' } },
    { id: 'ink', name: 'Ink', columns: { price: 99, unit: 'bottle' } },
  ],
} as const
const columns = [
  { column: 'price', label: 'Price' },
  { column: 'unit', label: 'Unit' },
]
const chosen = (kind: string, settings = {}) => ({
  key: 'goods',
  kind,
  label: 'Goods',
  settings: { interface: 'goods', columns, ...settings },
})
const beside = [
  { key: 'price', kind: 'number', label: 'Price each', settings: { precision: 2 } },
  {
    key: 'unit',
    kind: 'relation-attributes',
    label: 'In',
    settings: { of: 'goods', column: 'unit', stored: true },
  },
  { key: 'said', kind: 'calculate', label: 'Said', settings: { formula: "unit + '!'", result: 'text' } },
]
const fills = [{ column: 'price', field: 'price' }]

test('Li chooses a row on the phone, and what it says is filled in beside it', async () => {
  const plan = expensePlan({ fields: [chosen('popup-select', { fills, below: ['unit'] }), ...beside] })
  const { store, person, missing } = renderForm(plan, { lookup: lookupDesk(goods) })
  await person.click(screen.getByRole('button', { name: /Goods/ }))
  const line = await screen.findByRole('option', { name: /Ink/ })
  expect(line.textContent).toContain('Price 99 · Unit bottle')
  await person.click(line)

  expect(store.values()).toEqual({ goods: 'ink', price: '99', unit: 'bottle', said: 'bottle!' })
  expect(screen.getByRole('button', { name: /Goods/ }).textContent).toBe('Ink')
  await waitFor(() => expect(screen.getAllByText('bottle')).toHaveLength(2))
  expect(missing).toEqual([])
})

test('what fills itself from the choice goes with it, and what people fill stays', async () => {
  const plan = expensePlan({ fields: [chosen('popup-select', { fills }), ...beside] })
  const { store, person } = renderForm(plan, {
    lookup: lookupDesk(goods),
    values: { goods: 'ink', price: '99', unit: 'bottle' },
  })
  await person.click(screen.getByRole('button', { name: /Goods/ }))
  await person.click(await screen.findByRole('button', { name: 'Clear' }))

  expect(store.values()).toEqual({ goods: null, price: '99', unit: '', said: '!' })
})

test('several rows are chosen one after the other, and words find them', async () => {
  const { store, person } = renderForm(
    expensePlan({ fields: [chosen('popup-select', { multiple: true })] }),
    {
      lookup: lookupDesk(goods),
    },
  )
  await person.click(screen.getByRole('button', { name: /Goods/ }))
  await person.click(await screen.findByRole('option', { name: /Pen/ }))
  await person.type(screen.getByRole('searchbox'), 'Ink')
  await waitFor(() => expect(screen.queryByRole('option', { name: /Pen/ })).toBeNull())
  await person.click(screen.getByRole('option', { name: /Ink/ }))

  expect(store.values()).toEqual({ goods: ['pen', 'ink'] })
})

test('in a row the row is filled, and what it lacks in the form', async () => {
  const lines = {
    key: 'lines',
    kind: 'sub-table',
    label: 'Lines',
    fields: [
      chosen('popup-select', { fills: [...fills, { column: 'unit', field: 'last' }] }),
      beside[0],
      beside[1],
    ],
  }
  const plan = expensePlan({ fields: [lines as never, { key: 'last', kind: 'input', label: 'Last' }] })
  const { store } = renderForm(plan, { values: { lines: [{ id: 'r1' }], last: '' } })
  store.fill('lines.r1.goods', { goods: 'ink', price: 99, unit: 'bottle', last: 'bottle' })

  expect(store.values()).toEqual({
    lines: [{ id: 'r1', goods: 'ink', price: '99', unit: 'bottle' }],
    last: 'bottle',
  })
})

test('on the desktop a window shows the columns, and a press in a row chooses it', async () => {
  const plan = expensePlan({ fields: [chosen('popup-select', { fills }), ...beside] })
  const lookup = lookupDesk(goods)
  const { store, person, missing } = renderForm(plan, { pointer: 'fine', lookup })
  expect(lookup.asked).toEqual([])
  await person.click(screen.getByRole('combobox', { name: 'Goods' }))
  const dialog = await screen.findByRole('dialog', { name: 'Goods' })
  expect(within(dialog).getByRole('columnheader', { name: 'Price' })).toBeDefined()
  await person.click(await within(dialog).findByText('bottle'))

  expect(store.values()).toMatchObject({ goods: 'ink', price: '99', unit: 'bottle' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(missing).toEqual([])
})

test.each([
  [columns, ['Goods', 'Price', 'Unit']],
  [
    [{ column: 'fullName', label: 'Article' }, ...columns],
    ['Article', 'Price', 'Unit'],
  ],
])('the table has a column with the names of its rows, once: %#', async (shown, heads) => {
  const named = goods[of].map((row) => ({ ...row, columns: { ...row.columns, fullName: row.name } }))
  const plan = expensePlan({ fields: [chosen('popup-select', { columns: shown })] })
  const { person } = renderForm(plan, { pointer: 'fine', lookup: lookupDesk({ [of]: named }) })
  await person.click(screen.getByRole('combobox', { name: 'Goods' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Goods' }))
  await dialog.findByText('bottle')
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads)
})

test('or a table opens below the box and is searched by typing', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [chosen('popup-table-select')] }), {
    pointer: 'fine',
    lookup: lookupDesk(goods),
  })
  await person.click(screen.getByRole('combobox', { name: 'Goods' }))
  expect(await screen.findByText('piece')).toBeDefined()
  await person.keyboard('Ink')
  await waitFor(() => expect(screen.queryByText('piece')).toBeNull())
  await person.click(screen.getByText('bottle'))

  expect(store.values()).toEqual({ goods: 'ink' })
})

const orders = { 'model:orders/number': [{ id: 'o1', name: 'No. 7', columns: { buyer: 'Wang' } }] } as const
const order = {
  key: 'order',
  kind: 'relation-form',
  label: 'Order',
  settings: { model: 'orders', label: 'number', columns: [{ column: 'buyer', label: 'Buyer' }] },
}
const buyer = {
  key: 'buyer',
  kind: 'relation-attributes',
  label: 'Who buys',
  settings: { of: 'order', column: 'buyer' },
}
const plan = expensePlan({ fields: [order, buyer] })

test.each([['coarse'], ['fine']] as const)(
  'a record that was chosen leads to itself, and its columns are as they are now',
  async (pointer) => {
    const opened: unknown[] = []
    const { person } = renderForm(plan, {
      pointer,
      mode: 'read',
      values: { order: 'o1', buyer: '' },
      lookup: lookupDesk(orders),
      environs: { openRecord: (record) => opened.push(record) },
    })
    await person.click(await screen.findByRole('button', { name: 'No. 7' }))

    expect(opened).toEqual([{ model: 'orders', id: 'o1' }])
    expect(await screen.findByText('Wang')).toBeDefined()
  },
)

test('without a way to open records it is only read', async () => {
  renderForm(plan, { mode: 'read', values: { order: 'o1', buyer: '' }, lookup: lookupDesk(orders) })
  expect(await screen.findByText('No. 7')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
