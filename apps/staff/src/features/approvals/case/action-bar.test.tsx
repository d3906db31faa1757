import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('who reminded the approvers reads beside the buttons when it was', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await renderStaff(office, 'employee', caseHref({ caseId }), { locale: 'zh-CN' })
  const urge = await screen.findByRole('button', { name: '催办' })
  const bar = within(urge.closest('footer') ?? document.body)
  expect(bar.queryByText(/已催办/)).toBeNull()
  await user.click(urge)

  await bar.findByText(/^已催办 .*\d{1,2}:\d{2}$/)
})
