import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  line,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

test('Zheng claims expenses, the manager agrees, and the claim is approved', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const caseId = await launchAs(office, 'employee', flowId)

  expect(await agreeAs(office, 'manager', caseId)).toMatchObject({ caseId, status: 'approved', ignored: [] })
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a required signature must be a picture', async () => {
  const review = approver(office, 'review', ['manager'], { signature: 'required' })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('manager')
  const taskId = await taskOf(office, 'manager', caseId)

  await expect(approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.signatureRequired' })
  for (const signature of ['x', 'data:text/html,<script>', 'data:image/png;base64,AAAA'])
    await expect(approvals.agree({ taskId, signature })).rejects.toMatchObject({
      code: 'signatures.notAPicture',
    })
  expect(await approvals.agree({ taskId, signature: dot })).toMatchObject({ status: 'approved' })
})

test('a claim above a thousand goes to finance as well', async () => {
  const nodes = [
    start(),
    approver(office, 'review', ['manager']),
    { id: 'big', name: '金额', kind: 'branch' as const },
    approver(office, 'pay', ['finance']),
    end,
  ]
  const lines = [
    line('start', 'review'),
    line('review', 'big'),
    line('big', 'pay', { condition: 'amount > 1000' }),
    line('big', 'end', { isDefault: true }),
    line('pay', 'end'),
  ]
  const { flowId } = await publishFlow(office, { ...chain(nodes), lines })
  const [small, big] = [
    await launchAs(office, 'employee', flowId),
    await launchAs(office, 'employee', flowId, { ...claim, amount: '1000.01' }),
  ]

  expect(await agreeAs(office, 'manager', small)).toMatchObject({ status: 'approved' })
  expect(await agreeAs(office, 'manager', big)).toMatchObject({ status: 'running' })
  expect(await agreeAs(office, 'finance', big)).toMatchObject({ status: 'approved' })
})
