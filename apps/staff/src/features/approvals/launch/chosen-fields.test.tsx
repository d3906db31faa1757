import type { FormDefinitionInput } from '@signet/form'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { launchHref } from '../../../kit/links/case-href.ts'

let office: Office
let flowId: string

beforeAll(async () => {
  office = await openOffice()
  const { dictionary, dataInterfaces, billRules } = await office.as('admin')
  const word = (fullName: string, enCode: string, english: string) => ({
    fullName,
    enCode,
    translations: { 'en-US': english },
  })
  await dictionary.create({
    ...word('用途', 'purpose', 'Purpose'),
    entries: [word('办公', 'office', 'Office work'), word('招待', 'guest', 'Guests')],
  })
  const goods = await dataInterfaces.create({
    fullName: '用品',
    enCode: 'goods',
    source: { kind: 'static', rows: [{ code: 'pen', name: '签字笔', price: '2.5', unit: '支' }] },
  })
  await billRules.create({
    fullName: '申请编号',
    enCode: 'request',
    settings: { kind: 'serial', dateFormat: 'no', digits: 4, reset: 'never', prefix: [], suffix: [] },
  })
  const route = chain([start(), approver(office, 'review', ['manager']), end])
  flowId = (await publishFlow(office, { ...route, name: '领用' }, requestOf(goods.id))).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

function requestOf(goods: string): FormDefinitionInput {
  return {
    version: 1,
    key: 'request',
    fields: [
      { key: 'number', kind: 'bill-rule', label: '编号', settings: { rule: 'request' } },
      { key: 'department', kind: 'organization-select', label: '部门', default: { formula: 'organization' } },
      {
        key: 'purpose',
        kind: 'radio',
        label: '用途',
        settings: { source: { from: 'dictionary', dictionary: 'purpose', store: 'code' } },
      },
      { key: 'city', kind: 'area-select', label: '送至', settings: { level: 1 } },
      {
        key: 'goods',
        kind: 'popup-select',
        label: '用品',
        settings: {
          interface: goods,
          value: 'code',
          label: 'name',
          columns: [{ column: 'price', label: '单价' }],
          fills: [{ column: 'price', field: 'price' }],
        },
      },
      { key: 'price', kind: 'number', label: '价格' },
      {
        key: 'unit',
        kind: 'relation-attributes',
        label: '单位',
        settings: { of: 'goods', column: 'unit', stored: true },
      },
    ],
  }
}

test('Li orders pens: department and number are filled in, cities and goods are found, and everything is saved', async () => {
  const { user } = await renderStaff(office, 'li', launchHref(flowId))
  expect(await screen.findByText('0001')).toBeDefined()
  expect((await screen.findByRole('button', { name: /部门/ })).textContent).toBe('研发部')
  await user.click(await screen.findByRole('radio', { name: 'Office work' }))
  await user.click(screen.getByRole('button', { name: /送至/ }))
  await user.click(await screen.findByRole('button', { name: '浙江省' }))
  await user.click(await screen.findByRole('button', { name: '杭州市' }))
  await user.click(screen.getByRole('button', { name: /用品/ }))
  await user.click(await within(screen.getByRole('dialog')).findByRole('option', { name: /签字笔/ }))
  await waitFor(() => expect(screen.getByLabelText('价格')).toHaveProperty('value', '2.5'))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('In approval')

  for (const text of ['0001', '研发部', 'Office work', '浙江省/杭州市', '签字笔', '支'])
    expect(await screen.findByText(text)).toBeDefined()
})
