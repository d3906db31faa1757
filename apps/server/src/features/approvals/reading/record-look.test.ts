import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { note: 'write' } })
  const check = approver(office, 'check', ['wang'], { fields: { note: 'hidden' } })
  flowId = (await publishFlow(office, chain([start(), review, check, end]))).flowId
})
afterAll(() => office.close())

const look = async (who: Account, caseId: string) => {
  const { approvals } = await office.as(who)
  return (await approvals.open({ caseId })).look
}
const looked = async (who: Account, caseId: string) => {
  const { approvals } = await office.as(who)
  await approvals.looked({ caseId, sequence: (await look(who, caseId)).sequence })
}
const fields = async (who: Account, caseId: string) =>
  (await look(who, caseId)).changed.map(({ field, label }) => `${field} ${label}`)

test('Zheng sees what Li changed since the last look, until looking again', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  expect(await look('employee', caseId)).toMatchObject({ since: null, changed: [] })
  await looked('employee', caseId)
  const li = (await office.as('li')).approvals
  await li.agree({ taskId: await taskOf(office, 'li', caseId), values: { note: '票据已核对' } })

  expect(await fields('employee', caseId)).toEqual(['note 备注'])
  await looked('employee', caseId)
  expect(await fields('employee', caseId)).toEqual([])
})

test('changes to hidden fields are not shown as new, and changes after opening the page are not marked as seen', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { sequence } = await look('employee', caseId)
  await looked('employee', caseId)
  const li = (await office.as('li')).approvals
  await li.agree({ taskId: await taskOf(office, 'li', caseId), values: { note: '改过' } })
  await (await office.as('employee')).approvals.looked({ caseId, sequence })
  expect(await fields('employee', caseId)).toEqual(['note 备注'])

  await looked('wang', caseId)
  expect(await fields('wang', caseId)).toEqual([])
})

test('a person without a role on a case records no look', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('zhao')
  await expect(approvals.looked({ caseId, sequence: 1 })).rejects.toMatchObject({
    code: 'approvals.notInvolved',
  })
})
