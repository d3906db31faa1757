import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref } from '../../../kit/links/case-href.ts'

let office: Office
let permit: string
let declaration: string
beforeAll(async () => {
  office = await openOffice()
  const one = { ...chain([start(), approver(office, 'look', ['li']), end]), name: '出差申请' }
  const other = { ...chain([start(), approver(office, 'look', ['zhao']), end]), name: '费用报销' }
  permit = (await publishFlow(office, one)).flowId
  declaration = (await publishFlow(office, other)).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

test('Zheng claims the expenses of a trip from the page of its permit, and both pages lead to each other', async () => {
  const caseId = await launchAs(office, 'employee', permit)
  const { user } = await renderStaff(office, 'employee', caseHref({ caseId }))
  await user.click(await screen.findByRole('link', { name: /Start a follow-up/ }))
  await user.click(await screen.findByRole('link', { name: /费用报销/ }))
  await screen.findByText('Follow-up to')
  await user.type(await screen.findByLabelText(/事由/), '杭州出差')
  await user.type(screen.getByLabelText(/金额/), '120')
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  const back = await screen.findByRole('link', { name: /Follow-up to/ })
  await user.click(back)
  await screen.findByRole('link', { name: /Follow-up by 郑/ })
})

test('Li sees that the permit was followed up, without a link to a case that is hidden from them', async () => {
  const first = await launchAs(office, 'employee', permit)
  const { approvals } = await office.as('employee')
  await approvals.launch({ flowId: declaration, values: claim, followsUp: first })
  await renderStaff(office, 'li', caseHref({ caseId: first }))

  await screen.findByText(/Follow-up by/)
  await waitFor(() => expect(screen.queryByRole('link', { name: /Follow-up by/ })).toBeNull())
})
