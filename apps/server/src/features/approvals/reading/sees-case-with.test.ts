import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Account, hours, type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('who waits for his signers, and who decides for him, open what was sent along; nobody else does', async () => {
  const review = approver(office, 'review', ['li'], { addSigners: 1 })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const fileId = await uploaded(office, 'employee', '报价.txt')
  const file = { fileId, name: '报价.txt', size: 6, type: 'text/plain' }
  await (await office.as('employee')).approvals.comment({ caseId, text: '报价见附件', attachments: [file] })
  const { wang, zhao } = office.company.people
  const li = await office.as('li')
  const now = office.clock()
  await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [zhao ?? ''], flowIds: [flowId] },
    ...{ startsAt: new Date(now).toISOString(), endsAt: new Date(now + hours(1)).toISOString() },
  })
  const taskId = await taskOf(office, 'li', caseId)
  await li.approvals.addSigners({ taskId, userIds: [wang ?? ''], place: 'before' })

  const described = async (account: Account) => (await office.as(account)).files.describe({ fileId })
  for (const account of ['li', 'wang', 'zhao'] as const)
    expect(await described(account)).toMatchObject({ name: '报价.txt' })
  expect(await refusalOf(described('chen'))).toBe('files.notFound')
})
