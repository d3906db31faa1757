import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  line,
  publishFlow,
  start,
  taskOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref, launchHref } from '../../../kit/links/case-href.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

type Nodes = Parameters<typeof chain>[0]
const caseOf = async (...nodes: Nodes) => {
  const { flowId } = await publishFlow(office, chain([start(), ...nodes, end]))
  return launchAs(office, 'employee', flowId)
}
const idOf = (account: 'wang' | 'zhao') => office.company.people[account] ?? ''
const progress = async () => within(await screen.findByRole('list', { name: 'Progress' }))

test('signers and helpers are listed below the person who asked them', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { addSigners: 1, assist: true }))
  const li = (await office.as('li')).approvals
  const taskId = await taskOf(office, 'li', caseId)
  await li.assist({ taskId, userIds: [idOf('zhao')] })
  await li.addSigners({ taskId, userIds: [idOf('wang')], place: 'before' })
  await renderStaff(office, 'employee', caseHref({ caseId }))

  const texts = await progress()
  within(texts.getByRole('list', { name: '李伟 asked 1 person to approve first' })).getByText('王芳')
  within(texts.getByRole('list', { name: '李伟 asked 1 person to help' })).getByText('赵敏')
})

test('the current approver reads why they have the task; the starter does not', async () => {
  const manager = { sources: [{ kind: 'manager' as const, of: 'starter' as const, levels: 1 }] }
  const caseId = await caseOf(approver(office, 'review', [], manager))
  await renderStaff(office, 'manager', caseHref({ caseId }))
  await screen.findByText(/Why it’s with you: You’re the direct manager of/)
  cleanup()

  await renderStaff(office, 'employee', caseHref({ caseId }))
  await progress()
  expect(screen.queryByText(/Why it’s with you/)).toBeNull()
})

test('a step names the role, post, group or department that its people were found by', async () => {
  const { roles, posts, groups, departments } = office.company
  const sources = [
    { kind: 'role' as const, ids: [roles.cashier] },
    { kind: 'position' as const, ids: [posts.manager] },
    { kind: 'group' as const, ids: [groups.committee] },
    { kind: 'department' as const, ids: [departments.board] },
  ]
  const caseId = await caseOf(
    approver(office, 'review', [], { sources }),
    approver(office, 'pay', ['finance']),
  )
  await renderStaff(office, 'employee', caseHref({ caseId }))

  const texts = await progress()
  texts.getByText(/Why: Role “出纳”.*Post “研发经理”.*Group “采购小组”.*Department “总经办”/)
  texts.getByText(/Why: Specific people$/)
})

test('the route ahead of a form names the role that its people come from', async () => {
  const { organization } = await office.as('admin')
  const { id } = await organization.createRole({
    fullName: '审计',
    enCode: 'audit',
    personIds: [idOf('wang')],
  })
  const audit = approver(office, 'audit', [], { sources: [{ kind: 'role', ids: [id] }] })
  const { flowId } = await publishFlow(office, chain([start(), audit, end]))
  await renderStaff(office, 'employee', launchHref(flowId))
  await screen.findByText(/Why: Role “审计”/)
})

test('a branch that is still to be chosen is to come and no exception', async () => {
  const { flowId } = await publishFlow(office, {
    version: 1,
    name: 'Choose a branch',
    nodes: [
      start(),
      approver(office, 'first', ['li']),
      { id: 'split', kind: 'branch', name: 'Split', mode: 'chosen' },
      approver(office, 'law', ['wang']),
      approver(office, 'money', ['zhao']),
      { id: 'join', kind: 'merge', name: 'Join' },
      end,
    ],
    lines: [
      ...[line('start', 'first'), line('first', 'split'), line('split', 'law'), line('split', 'money')],
      ...[line('law', 'join'), line('money', 'join'), line('join', 'end')],
    ],
  })
  await renderStaff(office, 'employee', caseHref({ caseId: await launchAs(office, 'employee', flowId) }))

  const texts = await progress()
  texts.getByText(/Previous approver chooses the branch/)
  expect(screen.queryByText('Exceptions')).toBeNull()
})

test('a timer says until when it waits, and is not called an approval', async () => {
  const caseId = await caseOf({ id: 'pause', kind: 'timer', name: 'Notice period', minutes: 4320 })
  await renderStaff(office, 'employee', caseHref({ caseId }))

  const step = (await progress()).getByText('Notice period').closest('li')
  within(step ?? document.body).getByText('In progress')
  within(step ?? document.body).getByText(/Waiting until/)
})

test('a rejected starter reads who rejected the case and why, before anything else', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li']))
  const li = (await office.as('li')).approvals
  await li.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '预算不足' })
  await renderStaff(office, 'employee', caseHref({ caseId }))

  const note = within(await screen.findByRole('note'))
  note.getByText(/李伟 rejected it/)
  note.getByText('预算不足')
})

test('a decision without a person says by which rule', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { automatic: { agreeIf: 'amount < 1000' } }))
  await renderStaff(office, 'employee', caseHref({ caseId }))
  ;(await progress()).getByText('Approved automatically: the form meets a rule')
})

test('changes since the last visit of Zheng are marked during this visit, and not on the next', async () => {
  const caseId = await caseOf(
    approver(office, 'review', ['li'], { fields: { note: 'write' } }),
    approver(office, 'pay', ['finance']),
  )
  const look = async () => (await (await office.as('employee')).approvals.open({ caseId })).look
  await renderStaff(office, 'employee', caseHref({ caseId }))
  await progress()
  expect(screen.queryByText(/Changed since you last viewed it/)).toBeNull()
  await expect.poll(async () => (await look()).since).toBeTruthy()
  cleanup()
  const li = (await office.as('li')).approvals
  await li.agree({ taskId: await taskOf(office, 'li', caseId), values: { note: '票据已核对' } })

  await renderStaff(office, 'employee', caseHref({ caseId }))
  await screen.findByText(/Changed since you last viewed it .*: 备注/)
  await expect.poll(async () => (await look()).changed).toEqual([])
  cleanup()
  await agreeAs(office, 'finance', caseId)
  await renderStaff(office, 'employee', caseHref({ caseId }))
  await progress()
  expect(screen.queryByText(/Changed since you last viewed it/)).toBeNull()
})

test('Wang, who decides for Li, reads for whom', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li']))
  const now = office.clock()
  await (await office.as('li')).delegations.create({
    ...{ kind: 'agency', toUserIds: [idOf('wang')] },
    ...{ startsAt: new Date(now).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() },
  })
  await renderStaff(office, 'wang', caseHref({ caseId, taskId: await taskOf(office, 'wang', caseId) }))
  await screen.findByText(/You’re acting for 李伟/)
})
