import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const values = { subject: '投影仪', amount: '1200' }

/** Li has agreed, and the case waits for Wang, who does not see the amount. */
const caseForWang = async () => {
  const check = approver(office, 'check', ['wang'], { fields: { amount: 'hidden' } })
  const nodes = [start(), approver(office, 'review', ['li']), check, end]
  const { flowId } = await publishFlow(office, chain(nodes, { takeBackUntil: 'opened' }))
  const caseId = await launchAs(office, 'employee', flowId, values)
  const taskId = await taskOf(office, 'li', caseId)
  await agreeAs(office, 'li', caseId)
  await office.settle()
  return { caseId, taskId }
}

test('a card that passes by neither opens the task nor reads the notice', async () => {
  const { caseId, taskId } = await caseForWang()
  const wang = await office.as('wang')
  const unread = async () => (await wang.notices.unreadCount()).unReadNum
  const before = await unread()
  expect(before).toBeGreaterThan(0)

  expect(await wang.approvals.card({ caseId })).toMatchObject({ status: 'running' })
  expect(await unread()).toBe(before)
  await (await office.as('li')).approvals.takeBack({ taskId })
})

test('a card shows each reader the key fields that their step does', async () => {
  const { caseId } = await caseForWang()
  const textsOf = async (account: 'employee' | 'wang') => {
    const { fields } = await (await office.as(account)).approvals.card({ caseId })
    return fields.map(({ text }) => text)
  }
  expect(await textsOf('employee')).toEqual(['投影仪', '1200.00'])
  expect(await textsOf('wang')).toEqual(['投影仪'])
  await expect((await office.as('finance')).approvals.card({ caseId })).rejects.toMatchObject({
    code: 'approvals.notInvolved',
  })
})
