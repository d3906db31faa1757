import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function opened() {
  const both = approver(office, 'review', ['li', 'wang'], { fields: { note: 'write' } })
  const { flowId } = await publishFlow(office, chain([start(), both, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await approvals.open({ caseId, taskId })
  return { caseId, taskId, approvals, sequence: (await approvals.open({ caseId, taskId })).look.sequence }
}

test('a decision about the case as it was seen is taken', async () => {
  const { approvals, taskId, sequence } = await opened()
  expect(await approvals.agree({ taskId, sequence })).toMatchObject({ status: 'approved' })
})

test('a decision about an older state of the case is refused, and changes nothing', async () => {
  const { approvals, caseId, taskId, sequence } = await opened()
  await (await office.as('employee')).approvals.comment({ caseId, text: '金额改一下' })
  const decisions = [
    () => approvals.agree({ taskId, sequence }),
    () => approvals.reject({ taskId, sequence, opinion: '金额不对' }),
    () => approvals.return({ taskId, sequence, to: 'start', opinion: '金额不对' }),
  ]
  for (const decide of decisions) await expect(decide()).rejects.toMatchObject({ code: 'approvals.movedOn' })

  const now = await approvals.open({ caseId, taskId })
  expect(now.allowed.agree).toBe(true)
  expect(await approvals.agree({ taskId, sequence: now.look.sequence })).toMatchObject({ status: 'approved' })
})

test('a task that a colleague has decided is refused for that', async () => {
  const { approvals, caseId, taskId, sequence } = await opened()
  await (await office.as('wang')).approvals.agree({ taskId: await taskOf(office, 'wang', caseId) })
  await expect(approvals.reject({ taskId, sequence, opinion: '不行' })).rejects.toMatchObject({
    code: 'flow.alreadyDecided',
  })
})
