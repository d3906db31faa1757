import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { transfer: true })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
})
afterAll(() => office.close())

const idOf = (account: Account) => office.company.people[account] ?? ''
const noticesOf = async (account: Account, caseId: string) => {
  await office.settle()
  const rows = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .where('personId', '=', idOf(account))
    .select(['titleKey', 'body'])
    .execute()
  return rows.filter(({ titleKey }) => titleKey === 'approvals.notice.mentioned').map(({ body }) => body)
}

test('a person without a role on the case gets no notice of a comment, and mentioning them is refused by name', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  const mention = (account: Account) =>
    approvals.comment({ caseId, text: '工资明细请核对', mentions: [idOf('employee'), idOf(account)] })

  await expect(mention('wang')).rejects.toMatchObject({
    code: 'approvals.mentionedNotInvolved',
    params: { name: '王芳' },
  })
  await expect(mention('finance')).rejects.toMatchObject({ code: 'approvals.mentionedNotInvolved' })
  expect((await approvals.comments({ caseId })).list).toEqual([])
  expect(await noticesOf('wang', caseId)).toEqual([])
  expect(await noticesOf('employee', caseId)).toEqual([])
})

test('starter, holders past and present, and administrators can be mentioned', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const li = await office.as('li')
  await li.approvals.transfer({ taskId: await taskOf(office, 'li', caseId), toUserId: idOf('wang') })
  const { approvals } = await office.as('wang')
  const mentions = [idOf('employee'), idOf('li'), idOf('admin')]
  await approvals.comment({ caseId, text: '请补充', mentions })

  expect(await noticesOf('employee', caseId)).toEqual(['请补充'])
  expect(await noticesOf('li', caseId)).toEqual(['请补充'])
})

test('an agent can be mentioned for as long as they may act', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const [li, starter] = [await office.as('li'), await office.as('employee')]
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [idOf('zhao')], flowIds: [flowId] },
    startsAt: new Date(office.clock() - 1000).toISOString(),
    endsAt: new Date(office.clock() + 3_600_000).toISOString(),
  })
  const mention = () => starter.approvals.comment({ caseId, text: '代办', mentions: [idOf('zhao')] })

  await mention()
  expect(await noticesOf('zhao', caseId)).toEqual(['代办'])
  await li.delegations.stop({ id })
  await expect(mention()).rejects.toMatchObject({ code: 'approvals.mentionedNotInvolved' })
})
