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
let either: string
let inTurn: string
beforeAll(async () => {
  office = await openOffice()
  const flowOf = async (...people: Account[]) =>
    (await publishFlow(office, chain([start(), approver(office, 'review', people), end]))).flowId
  either = await flowOf('li', 'wang')
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]
  inTurn = (await publishFlow(office, chain(nodes))).flowId
})
afterAll(() => office.close())

async function unread(account: Account): Promise<number> {
  await office.settle()
  return (await (await office.as(account)).notices.unreadCount()).unReadNum
}

test('a decision settles the notices of its task for everybody who had one', async () => {
  const caseId = await launchAs(office, 'employee', either)
  expect([await unread('li'), await unread('wang')]).toEqual([1, 1])
  await agreeAs(office, 'li', caseId)

  expect([await unread('li'), await unread('wang')]).toEqual([0, 0])
  expect(await unread('employee')).toBe(1)
})

test.each(['return', 'transfer', 'recall', 'terminate'] as const)(
  '%s settles what waited for Li',
  async (by) => {
    const caseId = await launchAs(office, 'employee', inTurn)
    const before = await unread('zhao')
    expect(await unread('li')).toBe(1)
    const [li, employee, admin] = [
      await office.as('li'),
      await office.as('employee'),
      await office.as('admin'),
    ]
    const taskId = await taskOf(office, 'li', caseId)
    const toUserId = office.company.people.zhao
    const acts = {
      return: () => li.approvals.return({ taskId, to: 'start', opinion: '缺发票' }),
      transfer: () => li.approvals.transfer({ taskId, toUserId }),
      recall: () => employee.approvals.recall({ caseId }),
      terminate: () => admin.approvals.terminate({ caseId, opinion: '不再需要' }),
    }
    await acts[by]()

    expect(await unread('li')).toBe(0)
    expect(await unread('zhao')).toBe(by === 'transfer' ? before + 1 : before)
  },
)

test('opening a case reads its notices, and only those of the reader', async () => {
  const caseId = await launchAs(office, 'employee', either)
  expect([await unread('li'), await unread('wang')]).toEqual([1, 1])
  await (await office.as('li')).approvals.open({ caseId })

  expect([await unread('li'), await unread('wang')]).toEqual([0, 1])
  await (await office.as('employee')).approvals.recall({ caseId })
})

test('all devices hear the new count when a colleague decides', async () => {
  const caseId = await launchAs(office, 'employee', either)
  const before = await unread('wang')
  const socket = await office.socket('wang')
  await socket.next('initMessage')
  await agreeAs(office, 'li', caseId)

  expect(await socket.next('changed')).toMatchObject({
    topics: ['approvals', 'notices'],
    unreadTotalCount: before - 1,
  })
  await socket.close()
})

test('a reminder replaces the earlier notice of the same task', async () => {
  const caseId = await launchAs(office, 'employee', inTurn)
  const before = await unread('li')
  office.clock.pass(60 * 60_000)
  await (await office.as('employee')).approvals.urge({ caseId })

  expect(await unread('li')).toBe(before)
  await agreeAs(office, 'li', caseId)
  expect(await unread('li')).toBe(0)
})

test('a notice that is delivered after the decision is settled from the start', async () => {
  const caseId = await launchAs(office, 'employee', inTurn)
  const taskId = await taskOf(office, 'li', caseId)
  await agreeAs(office, 'li', caseId)
  await office.settle()
  const body = {
    toPersonIds: [office.company.people.li],
    kind: 'flow' as const,
    titleKey: 'approvals.notice.task',
    caseId,
    taskId,
    fact: 'late',
  }
  const now = new Date(office.clock()).toISOString()
  const { outbox } = office.app.server
  await office.db
    .tenant('demo')
    .transaction()
    .execute((tx) => outbox.write(tx, [{ topic: 'notice', body }], now))

  expect(await unread('li')).toBe(0)
})

test('a decision taken back leaves no notice: neither to the next step nor to the person who took it back', async () => {
  const caseId = await launchAs(office, 'employee', inTurn)
  const before = await unread('finance')
  const taskId = await taskOf(office, 'li', caseId)
  await agreeAs(office, 'li', caseId)
  expect(await unread('finance')).toBe(before + 1)
  await (await office.as('li')).approvals.takeBack({ taskId })

  expect([await unread('li'), await unread('finance')]).toEqual([0, before])
})
