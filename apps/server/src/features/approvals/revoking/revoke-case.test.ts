import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { note: 'write' } })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes, { revoke: true }))).flowId
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

async function approved(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  await agreeAs(office, 'finance', caseId)
  return caseId
}

const revoke = async (caseId: string, opinion = '行程取消') =>
  (await (await office.as('employee')).approvals.revoke({ caseId, opinion })).caseId

test('the same people agree to the revocation, and then the claim is revoked', async () => {
  const caseId = await approved()
  const revocation = await revoke(caseId)
  expect(await statusOf(office, caseId)).toBe('revoking')

  const { approvals } = await office.as('li')
  const opened = await approvals.open({ caseId: revocation })
  expect(opened).toMatchObject({
    title: expect.stringMatching(/^撤销申请：/),
    revokes: { caseId, reason: '行程取消' },
    values: { subject: '出差' },
    allowed: { agree: true, reject: true, transfer: false, addSigners: false, returnTo: [] },
  })
  expect(opened.rights['note']).toBe('read')
  const { list } = await approvals.list({ list: 'doing' })
  expect(list.find((card) => card.caseId === revocation)).toMatchObject({ isRevocation: true })

  await agreeAs(office, 'li', revocation)
  expect(await agreeAs(office, 'finance', revocation)).toMatchObject({ status: 'approved' })
  const original = await (await office.as('employee')).approvals.open({ caseId })
  expect(original).toMatchObject({
    status: 'revoked',
    allowed: { revoke: false },
    revocations: [{ caseId: revocation, status: 'approved' }],
  })
})

test('when an approver rejects the revocation or its starter withdraws it, the claim stays approved', async () => {
  const caseId = await approved()
  const rejected = await revoke(caseId)
  await (await office.as('li')).approvals.reject({
    taskId: await taskOf(office, 'li', rejected),
    opinion: '不',
  })
  expect(await statusOf(office, caseId)).toBe('approved')

  const recalled = await revoke(caseId)
  await (await office.as('employee')).approvals.recall({ caseId: recalled })
  expect(await statusOf(office, caseId)).toBe('approved')
  await expect(
    (await office.as('employee')).approvals.launchAgain({ caseId: recalled, values: {} }),
  ).rejects.toMatchObject({ code: 'flow.revocationOver' })
})

test('a revocation that everyone agrees to automatically revokes the claim at once', async () => {
  const nodes = [start(), approver(office, 'review', ['employee']), end]
  const rules = { revoke: true, automatic: { isStarter: true } }
  const caseId = await launchAs(office, 'employee', (await publishFlow(office, chain(nodes, rules))).flowId)
  expect(await statusOf(office, caseId)).toBe('approved')

  await revoke(caseId)
  expect(await statusOf(office, caseId)).toBe('revoked')
})

test('values sent with an agreement to a revocation change nothing in the claim', async () => {
  const caseId = await approved()
  const revocation = await revoke(caseId)
  const { approvals } = await office.as('li')
  await approvals.agree({ taskId: await taskOf(office, 'li', revocation), values: { note: '偷改' } })

  expect((await (await office.as('employee')).approvals.open({ caseId })).values['note']).toBeFalsy()
})

test('only its starter can request a revocation, one at a time, and only where the flow allows it', async () => {
  const caseId = await approved()
  await expect((await office.as('li')).approvals.revoke({ caseId, opinion: '我要' })).rejects.toMatchObject({
    code: 'flow.notYourCase',
  })
  const both = await Promise.allSettled([revoke(caseId), revoke(caseId)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

  const plain = (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
  const other = await launchAs(office, 'employee', plain)
  await agreeAs(office, 'li', other)
  await expect(revoke(other)).rejects.toMatchObject({ code: 'flow.revokeOff' })
})

test('an administrator ends the revocation, not the claim under it', async () => {
  const caseId = await approved()
  const revocation = await revoke(caseId)
  const { approvals } = await office.as('admin')
  await expect(approvals.terminate({ caseId, opinion: '作废' })).rejects.toMatchObject({
    code: 'flow.isRevoking',
  })
  await approvals.terminate({ caseId: revocation, opinion: '作废' })
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a revocation asks the people that were chosen for the claim', async () => {
  const review = approver(office, 'review', ['li', 'finance'], { candidates: true })
  const chosen = await publishFlow(office, chain([start(), review, end], { revoke: true }))
  const { approvals } = await office.as('employee')
  const li = office.company.people.li
  const { caseId } = await approvals.launch({
    flowId: chosen.flowId,
    values: claim,
    choices: { people: { review: [li] } },
  })
  await agreeAs(office, 'li', caseId)
  const revocation = await revoke(caseId)
  expect(await agreeAs(office, 'li', revocation)).toMatchObject({ status: 'approved' })
  expect(await statusOf(office, caseId)).toBe('revoked')
})
