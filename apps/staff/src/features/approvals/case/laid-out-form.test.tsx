import type { FormDefinitionInput } from '@signet/form'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { launchHref } from '../../../kit/links/case-href.ts'

const journey: FormDefinitionInput = {
  version: 1,
  key: 'journey',
  fields: [
    { key: 'note', kind: 'alert', label: '十一月起执行新标准' },
    {
      key: 'parts',
      kind: 'tab',
      label: '内容',
      settings: {
        slots: [
          { id: 'what', title: '事由' },
          { id: 'cost', title: '费用' },
        ],
      },
      fields: [
        { key: 'reason', kind: 'input', label: '出差事由', required: true, inList: true },
        {
          key: 'money',
          kind: 'card',
          label: '住宿',
          slot: 'cost',
          fields: [
            { key: 'nights', kind: 'number', label: '晚数', required: true },
            { key: 'amount', kind: 'number', label: '总价' },
            {
              key: 'work',
              kind: 'button',
              label: '按标准带出',
              settings: { set: { amount: 'nights * 600' } },
            },
          ],
        },
      ],
    },
    {
      key: 'rules',
      kind: 'button',
      label: '查看制度',
      settings: { action: 'openPage', page: '/pages/workFlow/index' },
    },
  ],
}

let office: Office
let flowId: string

beforeAll(async () => {
  office = await openOffice()
  const route = chain([start(), approver(office, 'review', ['manager'], { name: '主管审批' }), end])
  flowId = (await publishFlow(office, { ...route, name: '出差' }, journey)).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

test('Zheng is led to the tab with a missing field, lets a button compute the sum, and the values are stored flat', async () => {
  const { user } = await renderStaff(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/出差事由/), '上海培训')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const summary = await screen.findByRole('alert')
  await user.click(within(summary).getByRole('button', { name: /晚数/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/晚数/)))
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: '按标准带出' }))
  await waitFor(() => expect(screen.getByLabelText('总价')).toHaveProperty('value', '1200'))
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  await screen.findByText('In approval')
  expect(screen.getByText('上海培训')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: '费用' }))
  expect(screen.getByText('1200')).toBeDefined()
  expect(screen.queryByRole('button', { name: '按标准带出' })).toBeNull()
})

test('a button of the form opens a page of the product', async () => {
  const { user, history } = await renderStaff(office, 'employee', launchHref(flowId))
  await user.click(await screen.findByRole('button', { name: '查看制度' }))
  await waitFor(() => expect(history.location.pathname).toBe('/pages/workFlow/index'))
})
