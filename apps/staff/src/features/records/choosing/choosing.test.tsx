import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let model: PublishedModel
let interfaceId: string

const goods = [
  { id: 'pen', fullName: '签字笔', item: '签字笔', title: '买笔', price: 2.5 },
  { id: 'paper', fullName: '打印纸', item: '打印纸', title: '买纸', price: 25 },
]

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office)
  const { dataInterfaces } = await office.as('admin')
  const made = await dataInterfaces.create({
    fullName: '货品',
    enCode: 'goods',
    source: { kind: 'static', rows: goods },
    audience: { kind: 'members' },
    columns: [
      ...['id', 'fullName', 'item', 'title'].map((name) => ({ name })),
      { name: 'price', label: { 'zh-CN': '单价', 'en-US': 'Unit price' } },
    ],
  })
  interfaceId = made.id
})
afterEach(cleanup)
afterAll(() => office.close())

const pathTo = (page: string, search: Readonly<Record<string, string>>) =>
  `/pages/apply/${page}/index?${new URLSearchParams(search)}`

test('a row of an interface is found, chosen, and begins a form with its columns', async () => {
  const { user } = await renderStaff(
    office,
    'li',
    pathTo('popSelect', { interfaceId, formId: model.modelId, fullName: 'Goods' }),
  )
  await screen.findByRole('radio', { name: /签字笔/ })
  await user.type(screen.getByRole('searchbox'), '打印')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /签字笔/ })).toBeNull())
  await user.click(await screen.findByRole('radio', { name: /打印纸/ }))
  await user.click(screen.getByRole('button', { name: 'Use selected' }))

  expect(await screen.findByLabelText(/名称/)).toHaveProperty('value', '买纸')
})

test('a row of an interface is shown whole where no form waits for it', async () => {
  const { user } = await renderStaff(office, 'li', pathTo('popSelect', { interfaceId }))
  await user.click(await screen.findByRole('radio', { name: /签字笔/ }))
  await user.click(screen.getByRole('button', { name: 'Use selected' }))

  const sheet = await screen.findByRole('dialog', { name: '签字笔' })
  expect(sheet.textContent).toContain('Unit price2.5')
})

test('a chosen record is opened', async () => {
  const id = await recordOf(office, 'li', model, { title: '办公室租约' })
  const { user, history } = await renderStaff(office, 'li', pathTo('popSelect', { modelId: model.modelId }))
  await user.click(await screen.findByRole('radio', { name: /办公室租约/ }))
  await user.click(screen.getByRole('button', { name: 'Use selected' }))

  await waitFor(() => expect(history.location.href).toContain(id))
})

test('several rows are picked into the table of a new record', async () => {
  const { user } = await renderStaff(
    office,
    'li',
    pathTo('tableLinkage', { interfaceId, formId: model.modelId, table: 'lines' }),
  )
  await user.click(await screen.findByRole('checkbox', { name: /签字笔/ }))
  await user.click(screen.getByRole('checkbox', { name: /打印纸/ }))
  await user.click(screen.getByRole('button', { name: 'Add to sub-table (2)' }))

  await screen.findByLabelText(/名称/)
  await screen.findByText(/签字笔/)
  screen.getByText(/打印纸/)
  screen.getByText(/25/)
})

test.each([
  ['popSelect', {}, 'Nothing to choose from'],
  ['tableLinkage', { interfaceId: 'x' }, 'No sub-table to add to'],
])('the page %s says what its link does not name', async (page, search, sentence) => {
  await renderStaff(office, 'li', pathTo(page, search))

  await screen.findByText(sentence)
})

test('an interface that is not there is said', async () => {
  await renderStaff(office, 'li', pathTo('popSelect', { interfaceId: 'nothing' }))

  await screen.findByRole('alert')
})
