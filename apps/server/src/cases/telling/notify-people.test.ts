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
} from '../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const nodes = [
    start(),
    approver(office, 'review', ['li', 'wang']),
    approver(office, 'pay', ['finance']),
    end,
  ]
  flowId = (await publishFlow(office, chain(nodes))).flowId
})
afterAll(() => office.close())

async function toldTo(account: Account, caseId: string): Promise<string[]> {
  await office.settle()
  const rows = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .where('personId', '=', office.company.people[account])
    .select('titleKey')
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ titleKey }) => titleKey.replace('approvals.notice.', ''))
}

test('each person gets one notice per fact that concerns them, and no others', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  office.clock.pass(1000)
  await agreeAs(office, 'li', caseId)
  office.clock.pass(1000)
  await agreeAs(office, 'finance', caseId)

  expect(await toldTo('li', caseId)).toEqual(['task'])
  expect(await toldTo('wang', caseId)).toEqual(['task'])
  expect(await toldTo('finance', caseId)).toEqual(['task'])
  expect(await toldTo('employee', caseId)).toEqual(['approved'])
  expect(await toldTo('manager', caseId)).toEqual([])
})

test('the starter is notified of a returned claim, and the approvers of its correction', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  office.clock.pass(1000)
  const li = await office.as('li')
  await li.approvals.return({ taskId: await taskOf(office, 'li', caseId), to: 'start', opinion: '缺发票' })
  office.clock.pass(1000)
  await (await office.as('employee')).approvals.launchAgain({ caseId, values: {} })

  expect(await toldTo('employee', caseId)).toEqual(['returned'])
  expect(await toldTo('li', caseId)).toEqual(['task', 'task'])
})

test('the starter reads in the notice why a request was rejected', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const li = await office.as('li')
  await li.approvals.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '预算已用完' })
  await office.settle()

  const { list } = await (await office.as('employee')).notices.list({})
  const notice = list.find(({ title }) => title.includes('拒绝'))
  expect(JSON.stringify(notice)).toContain('预算已用完')
})

test('a refused command sends no notices', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const before = await toldTo('employee', caseId)
  await expect((await office.as('zhao')).approvals.reject({ taskId: `${caseId}-1` })).rejects.toMatchObject({
    code: 'flow.taskNotYours',
  })

  expect(await toldTo('employee', caseId)).toEqual(before)
})

test('a colleague whose task is gone gets a refresh of their lists at once', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  const socket = await office.socket('wang')
  await socket.next('initMessage')
  await agreeAs(office, 'li', caseId)

  expect(await socket.next('changed')).toMatchObject({ topics: ['approvals', 'notices'] })
})

test('a new task reaches its holder through the socket with a sentence and the case', async () => {
  const socket = await office.socket('li')
  await socket.next('initMessage')
  const caseId = await launchAs(office, 'employee', flowId)

  expect(await socket.next('messagePush')).toMatchObject({
    messageType: 2,
    caseId,
    title: expect.stringMatching(/^“.+”等待您在“review”处理$/),
  })
})
