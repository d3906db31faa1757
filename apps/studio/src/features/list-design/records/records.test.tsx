import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let id: string
let made = 0

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  const { formDesign } = await office.as('admin')
  made += 1
  const definition = { ...orderForm, key: `order${made}` }
  id = (await formDesign.create({ name: 'Orders', code: `order${made}`, definition })).id
  await formDesign.publish({ id })
})
afterEach(cleanup)
afterAll(() => office.close())

const calls = async () => (await office.as('admin')).records
const part = () => screen.findByRole('region', { name: 'Records' })
const board = async () => within(await part())
const shown = async (text: string) => (await board()).findByText(text)

async function publish(list: Readonly<Record<string, unknown>> = {}) {
  const { listDesign } = await office.as('admin')
  await listDesign.save({ id, definition: { ...orderList, ...list } })
  await listDesign.publish({ id })
}
async function order(values: Readonly<Record<string, string>>): Promise<string> {
  return (await (await calls()).create({ modelId: id, values })).id
}
/** In tests antd gives every title the same id, so dialogs have no names of their own. */
async function dialogOf(title: string) {
  const head = await screen.findByText(title)
  return within(head.closest<HTMLElement>('[role=dialog]') ?? document.body)
}
const open = () => openStudio(office, { as: 'admin', at: `/studio/lists/${id}?part=records` })

test('what is chosen stays so from page to page until other records are looked for, and is told and let go', async () => {
  await publish({ keyword: ['title'], buttons: [{ key: 'add' }, { key: 'print' }] })
  for (let at = 1; at <= 21; at += 1) await order({ title: `Order ${at}` })
  const { user } = await open()
  const all = { name: 'Select all' }
  await shown('Order 21')
  await user.click((await board()).getByRole('checkbox', all))
  expect(await shown('20 selected')).toBeTruthy()
  await user.click((await board()).getByTitle('2'))
  await shown('Order 1')
  await user.click((await board()).getByRole('checkbox', { name: 'Select “Order 1”' }))
  expect(await shown('21 selected')).toBeTruthy()
  expect((await board()).getByRole('button', { name: 'Print selected (21)' })).toBeTruthy()

  await user.click((await board()).getByRole('button', { name: 'Clear' }))
  expect((await board()).queryByText(/selected/)).toBeNull()
  await user.click((await board()).getByRole('checkbox', { name: 'Select “Order 1”' }))
  await user.type((await board()).getByRole('searchbox'), '7')
  await shown('Order 17')
  expect((await board()).queryByText(/selected/)).toBeNull()
})

describe('laid out', () => {
  test('in groups, each tells how many there are and what they sum up to, and shows its rows when it is opened', async () => {
    await publish({ layout: 'groups', group: { field: 'kind' }, sums: ['amount'] })
    await order({ title: 'Hall', amount: '10', kind: 'rent' })
    await order({ title: 'Barn', amount: '20', kind: 'rent' })
    await order({ title: 'Chairs', amount: '5', kind: 'sale' })
    const { user } = await open()

    const head = await (await board()).findByRole('button', { name: /^rent \(2\)/ })
    expect(head.textContent).toContain('Amount 30.00')
    await user.click((await board()).getByRole('button', { name: /^sale \(1\)/ }))
    expect(await shown('Chairs')).toBeTruthy()
    await user.click((await board()).getByText('Chairs'))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('as a tree, what lies below is asked for when it is opened, also by keyboard', async () => {
    await publish({ layout: 'tree', tree: { parent: 'above' } })
    const top = await order({ title: 'Building' })
    await order({ title: 'Roof', above: top })
    const { user } = await open()

    const row = (await shown('Building')).closest('tr')
    expect((await board()).queryByText('Roof')).toBeNull()
    row?.focus()
    await user.keyboard('{ArrowRight}')
    expect(await shown('Roof')).toBeTruthy()
    await user.keyboard('{ArrowLeft}')
    await expect.poll(() => screen.queryByText('Roof')).toBeNull()
  })

  test('beside a tree, whoever chooses a node sees its records', async () => {
    await publish({ layout: 'leftTree', leftTree: { field: 'kind', title: 'By kind' } })
    await order({ title: 'Hall', kind: 'rent' })
    await order({ title: 'Chairs', kind: 'sale' })
    const { user } = await open()

    await shown('Hall')
    const tree = within(screen.getByRole('navigation', { name: 'By kind' }))
    await user.click(await tree.findByText('sale'))
    await expect.poll(() => screen.queryByText('Hall')).toBeNull()
    expect(await shown('Chairs')).toBeTruthy()
    await user.click(tree.getByText('All'))
    expect(await shown('Hall')).toBeTruthy()
  })
})

describe('filled in', () => {
  const form = (name: string) => screen.findByRole('region', { name })

  test('a new record is missed something, then saved, and shown', async () => {
    await publish()
    const { user } = await open()
    await user.click(await (await board()).findByRole('button', { name: 'New' }))
    const fresh = within(await form('New record'))
    await user.click(fresh.getByRole('button', { name: 'Save' }))
    expect((await fresh.findByLabelText(/^Title/)).getAttribute('aria-invalid')).toBe('true')

    await user.type(await fresh.findByLabelText(/^Title/), 'Barn')
    await user.click(fresh.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('region', { name: 'New record' })).toBeNull()
    expect(await shown('Barn')).toBeTruthy()
    expect(await screen.findByRole('tab', { name: 'Change history' })).toBeTruthy()
  })

  test('what was typed is not thrown away without a question', async () => {
    await publish()
    const { user } = await open()
    await user.click(await (await board()).findByRole('button', { name: 'New' }))
    await user.type(await within(await form('New record')).findByLabelText(/^Title/), 'Half')
    await user.keyboard('{Escape}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await expect.poll(() => screen.queryByRole('region', { name: 'New record' })).toBeNull()
  })

  test('the second of two editors is told what changed, merges it, and saves both', async () => {
    await publish()
    const one = await order({ title: 'Hall', amount: '10' })
    const { user } = await open()
    await user.click(await shown('Hall'))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const edited = within(await form('Edit record'))
    const title = await edited.findByLabelText(/^Title/)
    await user.clear(title)
    await user.type(title, 'Great hall')
    await (await calls()).update({ modelId: id, id: one, version: 1, values: { amount: '99' } })
    await user.click(edited.getByRole('button', { name: 'Save' }))

    const dialog = await dialogOf('Someone saved first')
    expect(await dialog.findByText('99.00')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Merge into form' }))
    await expect.poll(async () => await edited.findByLabelText(/^Amount/)).toHaveProperty('value', '99.00')
    await user.click(await edited.findByRole('button', { name: /Save$/ }))
    await expect
      .poll(async () => (await (await calls()).open({ modelId: id, id: one })).values)
      .toMatchObject({ title: 'Great hall', amount: '99' })
  })
})

describe('own buttons', () => {
  test('change a record where they are enabled, and say why where they are not', async () => {
    await publish({
      actions: [
        {
          key: 'close',
          label: 'Close it',
          enabledWhen: 'amount > 15',
          confirm: 'Really close it?',
          does: { kind: 'changeRecords', set: { title: { value: 'Closed' } } },
        },
      ],
    })
    await order({ title: 'Hall', amount: '10' })
    const barn = await order({ title: 'Barn', amount: '20' })
    const { user } = await open()
    const button = async (row: string) =>
      within((await shown(row)).closest('tr') ?? document.body).getByRole('button', { name: 'Close it' })

    expect(await button('Hall')).toHaveProperty('disabled', true)
    await user.click(await button('Barn'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await expect
      .poll(async () => (await (await calls()).open({ modelId: id, id: barn })).values['title'])
      .toBe('Closed')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('over several records tell what each came to', async () => {
    await publish({
      actions: [
        {
          key: 'close',
          label: 'Close all',
          place: 'list',
          enabledWhen: 'amount > 15',
          does: { kind: 'changeRecords', set: { title: { value: 'Closed' } } },
        },
      ],
    })
    await order({ title: 'Hall', amount: '10' })
    await order({ title: 'Barn', amount: '20' })
    const { user } = await open()
    await shown('Hall')
    expect((await board()).getByRole('button', { name: 'Close all' })).toHaveProperty('disabled', true)
    await user.click((await board()).getByRole('checkbox', { name: 'Select “Hall”' }))
    await user.click((await board()).getByRole('checkbox', { name: 'Select “Barn”' }))
    await user.click((await board()).getByRole('button', { name: 'Close all' }))

    const results = await dialogOf('Results')
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^(Hall|Barn)/),
      expect.stringMatching(/^(Hall|Barn)/),
    ])
    expect(results.getByText('Done')).toBeTruthy()
  })

  test('open a form with what they take over from the record', async () => {
    await publish({
      actions: [
        {
          key: 'again',
          label: 'Order again',
          does: {
            kind: 'openForm',
            form: id,
            fills: { title: { field: 'title' }, amount: { formula: 'amount * 2' } },
          },
        },
      ],
    })
    await order({ title: 'Chairs', amount: '20' })
    const { user } = await open()
    await shown('Chairs')
    await user.click((await board()).getByRole('button', { name: 'Order again' }))
    const fresh = within(await screen.findByRole('region', { name: 'New record' }))
    expect(await fresh.findByLabelText(/^Title/)).toHaveProperty('value', 'Chairs')
    await user.click(fresh.getByRole('button', { name: 'Save' }))
    await expect
      .poll(async () =>
        (await (await calls()).list({ modelId: id })).list.map(({ texts }) => texts['amount']),
      )
      .toEqual(expect.arrayContaining(['40.00', '20.00']))
  })
})

describe('views', () => {
  test('keep what is looked for and which columns there are, and are shown to everybody', async () => {
    await publish({ keyword: ['title'] })
    await order({ title: 'Hall' })
    await order({ title: 'Barn' })
    const { user } = await open()
    await shown('Hall')
    await user.type((await board()).getByRole('searchbox'), 'Barn')
    await expect.poll(() => screen.queryByText('Hall')).toBeNull()
    await user.click((await board()).getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Amount' }))
    await user.click((await board()).getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByText('Save as new view…'))
    const dialog = within(await screen.findByRole('form', { name: 'Save as new view…' }))
    await user.type(dialog.getByLabelText('Name'), 'Barns')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    await user.click(await (await board()).findByRole('button', { name: /Barns/ }))
    await user.click(await screen.findByText('Share “Barns” with everyone'))
    const { recordViews } = await office.as('li')
    await expect
      .poll(async () => (await recordViews.list({ modelId: id })).list)
      .toMatchObject([
        {
          name: 'Barns',
          isPublished: true,
          asks: { words: 'Barn', columns: [{ field: 'title' }, { field: 'kind' }] },
        },
      ])
  })

  test('the list opens with the default view, and as it is designed when asked', async () => {
    await publish({ keyword: ['title'] })
    await order({ title: 'Hall' })
    await order({ title: 'Barn' })
    const { recordViews } = await office.as('admin')
    const view = await recordViews.create({ modelId: id, name: 'Barns', asks: { words: 'Barn' } })
    await recordViews.setDefault({ modelId: id, id: view.id, isDefault: true })
    const { user } = await open()

    await shown('Barn')
    expect(screen.queryByText('Hall')).toBeNull()
    await user.click((await board()).getByRole('button', { name: /Barns/ }))
    await user.click(await screen.findByText('Default list'))
    expect(await shown('Hall')).toBeTruthy()
  })
})

const options = ['sale', 'rent'].map((one) => ({ id: one, label: one }))
const orderForm = {
  version: 1,
  fields: [
    { key: 'title', kind: 'input', label: 'Title', required: true },
    { key: 'amount', kind: 'number', label: 'Amount', settings: { precision: 2 } },
    { key: 'kind', kind: 'select', label: 'Kind', settings: { options } },
    { key: 'above', kind: 'input', label: 'Above' },
  ],
}
const orderList = { version: 1, columns: [{ field: 'title' }, { field: 'amount' }, { field: 'kind' }] }
