import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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
import { accessLink } from '../../../kit/links/case-href.ts'

let office: Office
let flowId: string
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const launchers = [{ kind: 'people' as const, ids: [office.company.people.employee] }]
  const flow = {
    ...chain([start({ launchers }), approver(office, 'review', ['li']), end]),
    name: '报销',
  }
  flowId = (await publishFlow(office, flow)).flowId
  caseId = await launchAs(office, 'employee', flowId)
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator lets a colleague start a flow with one tap', async () => {
  await (await office.as('zhao')).accessRequests.ask({ kind: 'flow', id: flowId, reason: '出差' })
  const { user } = await renderStaff(office, 'admin', accessLink)
  expect(await screen.findByText('赵敏 asks to start “报销”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Allow 赵敏' }))
  await waitFor(() => expect(screen.queryByText('赵敏 asks to start “报销”')).toBeNull())
  const { approvals } = await office.as('zhao')
  expect((await approvals.launchableFlows({})).list.map(({ id }) => id)).toContain(flowId)
})

test('a finding of the release check asks for a reason before a colleague may start the flow', async () => {
  const boss = approver(office, 'boss', [], {
    sources: [{ kind: 'manager', of: 'starter', levels: 2 }],
    nobody: { rule: 'administrator' },
  })
  const launchers = [{ kind: 'people' as const, ids: [office.company.people.li] }]
  const { flowId: gapId } = await publishFlow(office, {
    ...chain([start({ launchers }), boss, end]),
    name: '用印',
  })
  await (await office.as('manager')).accessRequests.ask({ kind: 'flow', id: gapId })
  const { user } = await renderStaff(office, 'admin', accessLink)
  await user.click(await screen.findByRole('button', { name: 'Allow 孙经理' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Allow 孙经理' }))
  expect(sheet.getByRole('alert').textContent).not.toBe('')
  await user.type(sheet.getByRole('textbox'), '由管理员审批')
  await user.click(sheet.getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(screen.queryByText('孙经理 asks to start “用印”')).toBeNull())
  const { approvals } = await office.as('manager')
  expect((await approvals.launchableFlows({})).list.map(({ id }) => id)).toContain(gapId)
})

test('declining a colleague sends a reason', async () => {
  await (await office.as('chen')).accessRequests.ask({ kind: 'flow', id: flowId })
  const { user } = await renderStaff(office, 'admin', accessLink)
  await user.click(await screen.findByRole('button', { name: 'Decline 陈静' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Decline 陈静' }))
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true)
  await user.type(sheet.getByRole('textbox'), '由助理发起')
  await user.click(sheet.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('陈静 asks to start “报销”')).toBeNull())
  const { launchRequests } = await office.as('admin')
  expect((await launchRequests.list({ state: 'declined' })).list).toMatchObject([{ answer: '由助理发起' }])
})

test('what is shared is listed with its end and leads to the request', async () => {
  const { caseAccess } = await office.as('employee')
  await caseAccess.share({ caseId, userIds: [office.company.people.wang], lastDay: '2099-12-31' })
  await renderStaff(office, 'wang', accessLink)
  expect(await screen.findByText(/until .*2099/)).toBeTruthy()
  const link = screen.getByRole('link', { name: /报销/ })
  expect(link.getAttribute('href')).toContain('/pages/workFlow/flowBefore/index')
})

test('without requests and shares the page says what will appear', async () => {
  await renderStaff(office, 'chen', accessLink)
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
})
