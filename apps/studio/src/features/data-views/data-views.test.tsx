import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { dataInterfaces } = await office.as('admin')
  await dataInterfaces.create({
    fullName: '伙伴订单',
    enCode: 'partnerOrders',
    parameters: [{ name: 'city', label: 'City' }],
    source: {
      kind: 'static',
      rows: [
        { no: 'A-1', amount: 12.5, day: '2026-03-02', isPaid: true },
        { no: 'A-2', amount: 7, day: '2026-03-03', isPaid: false },
      ],
    },
  })
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator builds a view on an interface, sees its rows at once and publishes it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/data-views?open=new' })
  const form = await screen.findByRole('form', { name: 'New data view' })
  await user.type(within(form).getByLabelText('Name'), 'Orders')
  await user.click(within(form).getByLabelText('Data interface'))
  await user.click(await screen.findByText('伙伴订单'))
  await user.click(within(form).getByRole('button', { name: 'Create and design' }))

  await user.type(await screen.findByLabelText('Key column'), 'no')
  await user.click(await screen.findByRole('button', { name: 'Add 4 columns from the response' }))
  const preview = await screen.findByRole('region', { name: 'Preview' })
  expect(await within(preview).findByText('12.5')).toBeTruthy()
  expect(within(preview).getByText('Mar 2, 2026')).toBeTruthy()
  expect(within(preview).getByText('Yes')).toBeTruthy()

  await user.click(screen.getByLabelText('City'))
  await user.click(await screen.findByText('List search field'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText(/This is the first version/)
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/Published. Grant access/)).toBeTruthy()

  const { formDesign, records } = await office.as('admin')
  const [view] = (await formDesign.list({ of: 'dataViews' })).list
  const modelId = view?.id ?? ''
  expect((await records.list({ modelId })).list.map(({ texts }) => texts['no'])).toEqual(['A-1', 'A-2'])
  const config = await records.config({ modelId })
  expect(config.fields.find(({ path }) => path === 'ask_city')).toMatchObject({ operators: ['equals'] })
})

test('values of a wrong type and rows without a unique key are reported before publication', async () => {
  const { dataInterfaces, formDesign } = await office.as('admin')
  const { id: source } = await dataInterfaces.create({
    fullName: '杂',
    enCode: 'mixed',
    source: {
      kind: 'static',
      rows: [
        { no: 1, amount: 'many' },
        { no: 1, amount: 3 },
      ],
    },
  })
  const { id } = await formDesign.create({
    name: 'Mixed',
    code: 'mixed',
    definition: {
      version: 1,
      key: 'mixed',
      dataView: { interface: source, key: 'no' },
      fields: [{ key: 'amount', kind: 'number', label: 'Amount', answers: 'amount' }],
    },
  })
  await openStudio(office, { as: 'admin', at: `/studio/data-views/${id}` })
  expect((await screen.findByText('many')).title).toBe(
    'Doesn’t match the column type, so it’s empty in the list',
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1 row has a duplicate key, so the details can’t be opened',
  )
})

test('edits can be undone and redone, and a published version can be restored', async () => {
  const { formDesign } = await office.as('admin')
  const [view] = (await formDesign.list({ of: 'dataViews', keyword: 'Orders' })).list
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/data-views/${view?.id}` })
  const key = await screen.findByLabelText<HTMLInputElement>('Key column')
  await user.clear(key)
  await user.type(key, 'amount')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(key.value).toBe('no')
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(key.value).toBe('amount')

  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /Version 1/ }))
  expect(await screen.findByText('The data source changed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
  expect(key.value).toBe('no')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(key.value).toBe('amount')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
})

test('the list of a view offers no actions that change its rows', async () => {
  const { formDesign } = await office.as('admin')
  const [view] = (await formDesign.list({ of: 'dataViews', keyword: 'Orders' })).list
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/lists/${view?.id}` })
  await user.click(await screen.findByRole('tab', { name: /Buttons/ }))
  await waitFor(() => expect(screen.getByText('Export')).toBeTruthy())
  expect(screen.queryByText('Import')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to data view' })).toBeTruthy()
})
