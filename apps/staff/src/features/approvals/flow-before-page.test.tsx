import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'
import { caseHref, launchHref } from '../../kit/links/case-href.ts'
import { operateHref } from './operate/operate-href.ts'

let office: Office
let flowId: string

beforeAll(async () => {
  office = await openOffice()
  flowId = (
    await publishFlow(office, {
      ...chain([
        start(),
        approver(office, 'review', ['manager', 'li'], { name: '主管审批', opinion: 'required' }),
        end,
      ]),
      name: '费用报销',
    })
  ).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

test('Zheng fills in a claim, sees who will get it, and starts it once despite a double tap', async () => {
  const { user } = await renderStaff(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '上海出差')
  await user.type(screen.getByLabelText(/金额/), '128.5')
  const route = await screen.findByRole('list', { name: 'Progress' })
  await within(route).findByText('孙经理')

  const before = await countOf('employee')
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }))

  await screen.findByText('In approval')
  expect(await countOf('employee')).toBe(before + 1)
})

test('a claim without its amount is not sent, and the summary links to the field', async () => {
  const { user } = await renderStaff(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '上海出差')
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  const summary = await screen.findByRole('alert')
  await user.click(within(summary).getByRole('button', { name: /金额/ }))
  expect(document.activeElement).toBe(screen.getByLabelText(/金额/))
})

test('input is restored after a reload, and can be discarded', async () => {
  const first = await renderStaff(office, 'employee', launchHref(flowId))
  await first.user.type(await screen.findByLabelText(/事由/), '没写完')
  first.unmount()

  const again = await renderStaff(office, 'employee', launchHref(flowId), { before: first.kept })
  await screen.findByText(/Restored your unsubmitted content/)
  expect(screen.getByLabelText(/事由/)).toHaveProperty('value', '没写完')

  await again.user.click(screen.getByRole('button', { name: 'Discard' }))
  await again.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )
  await waitFor(() => expect(screen.getByLabelText(/事由/)).toHaveProperty('value', ''))
})

test('Sun approves with an opinion, and the case shows it', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'manager', caseId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId, taskId }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))

  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))
  await screen.findByText('Add a note')
  await user.click(screen.getByRole('button', { name: 'Checked and approved' }))
  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByText('Approved')
  await screen.findByText('Checked and approved')
})

test('when Li was faster, Sun sees who decided what, and when', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'manager', caseId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId, taskId }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.type(await screen.findByLabelText(/Note/), '同意')
  const li = await office.as('li')
  await li.approvals.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '预算不足' })

  await user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(
    /李伟 already decided at “主管审批”: Rejected/,
  )
  await user.click(screen.getByRole('button', { name: 'View latest' }))
  within(await screen.findByRole('note')).getByText('预算不足')
})

test('Wang, who has no part in the case, gets an explanation and a way back', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await renderStaff(office, 'wang', caseHref({ caseId }))

  await screen.findByText('This request doesn’t exist, or it isn’t shared with you.')
  screen.getByRole('button', { name: 'Go back' })
})

test('after a decision the next one opens, and the last one can be undone from there', async () => {
  const first = await launchAs(office, 'employee', flowId, { ...claim, subject: '第一件' })
  await launchAs(office, 'employee', flowId, { ...claim, subject: '第二件' })
  const taskId = await taskOf(office, 'manager', first)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId: first, taskId, list: 'doing' }))
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  await user.type(await screen.findByLabelText(/Reason/), '预算不足')
  await user.click(screen.getByRole('button', { name: 'Confirm: Reject' }))

  await screen.findByText('Done. Here’s the next one')
  await screen.findByRole('button', { name: 'Approve' })
  screen.getByRole('button', { name: 'List' })
})

test('Sun returns it with a reason; Zheng sees the reason first, corrects the form and submits again', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'manager', caseId)
  const sun = await renderStaff(office, 'manager', caseHref({ caseId, taskId }))
  await sun.user.click(await screen.findByRole('button', { name: 'More' }))
  await sun.user.click(await screen.findByRole('button', { name: /Send back/ }))
  await screen.findByRole('radio', { name: /Starter/ })
  await sun.user.type(screen.getByLabelText(/Reason/), '请补充发票')
  await sun.user.click(screen.getByRole('button', { name: 'Confirm: Send back' }))
  await screen.findByText('Sent back', { selector: 'div *' })
  cleanup()

  const zheng = await renderStaff(office, 'employee', caseHref({ caseId }))
  const note = await screen.findByRole('note')
  within(note).getByText('请补充发票')
  await zheng.user.type(screen.getByLabelText(/备注/), '发票已补')
  await zheng.user.click(screen.getByRole('button', { name: 'Resubmit' }))
  await screen.findByText('In approval')
  expect((await (await office.as('employee')).approvals.open({ caseId })).values).toMatchObject({
    note: '发票已补',
  })
})

test('Sun asks without deciding, and the comment appears on the case', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: /Comment/ }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText('Write something first')
  await user.type(screen.getByLabelText(/Your comment/), '含税吗？')
  await user.click(screen.getByRole('button', { name: 'Send' }))

  const said = await screen.findByRole('article', { name: 'Comment by 孙经理' })
  within(said).getByText('含税吗？')
})

test('when Li decides a case that Sun has open, it says so at once without a reload', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await renderStaff(office, 'manager', caseHref({ caseId }), { isLive: true })
  await screen.findByRole('button', { name: 'Approve' })
  const li = await office.as('li')
  await li.approvals.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '预算不足' })

  expect((await screen.findByRole('alert')).textContent).toMatch(/李伟 already decided at/)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('corrections by Sun are sent with the approval, limited to the fields this step may write', async () => {
  const written = await publishFlow(office, {
    ...chain([start(), approver(office, 'check', ['manager'], { fields: { note: 'write' } }), end]),
    name: '可填写',
  })
  const caseId = await launchAs(office, 'employee', written.flowId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.type(await screen.findByLabelText(/备注/), '已核对')
  expect(screen.queryByLabelText(/金额/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByText('Approved')
  expect((await (await office.as('employee')).approvals.open({ caseId })).values).toMatchObject({
    note: '已核对',
  })
})

test('Sun claims a task, starts it, and can then decide', async () => {
  const stages = await publishFlow(office, {
    ...chain([start(), approver(office, 'check', ['manager']), end], {
      stages: { signing: true, starting: true },
    }),
    name: '签收',
  })
  const caseId = await launchAs(office, 'employee', stages.flowId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'Claim' }))
  await user.click(await screen.findByRole('button', { name: 'Start work' }))
  await screen.findByRole('button', { name: 'Approve' })
})

test('Sun undoes the approval while finance has not touched the case', async () => {
  const two = await publishFlow(office, {
    ...chain([start(), approver(office, 'first', ['manager']), approver(office, 'second', ['finance']), end]),
    name: '两步',
  })
  const caseId = await launchAs(office, 'employee', two.flowId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))

  await screen.findByRole('button', { name: 'Approve' })
})

test('a half-written opinion of Sun appears on another device', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'manager', caseId)
  const address = operateHref({ caseId, taskId }, 'agree')
  const { user } = await renderStaff(office, 'manager', address)
  await user.type(await screen.findByLabelText(/Note/), '金额偏高')
  await screen.findByText('Autosaved')
  cleanup()

  await renderStaff(office, 'manager', address)
  expect(await screen.findByLabelText(/Note/)).toHaveProperty('value', '金额偏高')
})

test('Sun transfers the task to Wang', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await renderStaff(office, 'manager', caseHref({ caseId }))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: /Transfer/ }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Transfer' }))
  await screen.findByText('Choose a colleague')
  await user.type(await screen.findByRole('searchbox'), '王芳')
  await user.click(await screen.findByRole('button', { name: /王芳/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm: Transfer' }))

  await screen.findByText('Transferred')
  expect(await taskOf(office, 'wang', caseId)).toBeTruthy()
})

test('a broken link shows an explanation', async () => {
  await renderStaff(office, 'employee', '/pages/workFlow/flowBefore/index?config=%F0%9F')
  await screen.findByText('Can’t open this link')
})

async function countOf(account: 'employee'): Promise<number> {
  const { approvals } = await office.as(account)
  return (await approvals.counts()).launched
}
