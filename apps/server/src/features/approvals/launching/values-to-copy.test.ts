import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
let other: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { amount: 'hidden', note: 'write' } })
  flowId = (await publishFlow(office, chain([start(), review, end]), expenseClaim('old'))).flowId
  const closed = chain([start({ fields: { note: 'read' } }), approver(office, 'review', ['li']), end])
  other = (await publishFlow(office, closed, expenseClaim('new'))).flowId
})
afterAll(() => office.close())

test('the starter of a rejected case starts again with what it said', async () => {
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, note: '请尽快' })
  const li = await office.as('li')
  await li.approvals.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '金额不对' })
  const { approvals } = await office.as('employee')
  const { values } = await approvals.openLaunch({ flowId, copyOf: caseId })

  expect(values).toMatchObject({ subject: claim.subject, amount: '128.5', note: '请尽快' })
  const again = await approvals.launch({ flowId, values })
  expect(again).toMatchObject({ status: 'running' })
  expect(again.caseId).not.toBe(caseId)
})

test('a copy has what its reader sees there and may write here, and no more', async () => {
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, note: '请尽快' })
  const { approvals } = await office.as('li')
  const { values } = await approvals.openLaunch({ flowId, copyOf: caseId })
  expect(values['subject']).toBe(claim.subject)
  expect(values['amount']).toBeNull()

  const employee = await office.as('employee')
  const closed = await employee.approvals.openLaunch({ flowId: other, copyOf: caseId })
  expect(closed.values['subject']).toBe(claim.subject)
  expect(closed.values['note']).not.toBe('请尽快')
})

test('a colleague cannot copy a case that they may not read', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('zhao')

  expect(await refusalOf(approvals.openLaunch({ flowId, copyOf: caseId }))).toBe('approvals.notInvolved')
})
