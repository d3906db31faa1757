import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const idOf = (account: 'li' | 'wang' | 'zhao' | 'employee') => office.company.people[account] ?? ''
const hour = 3_600_000
const around = () => {
  const now = office.clock()
  return {
    startsAt: new Date(now - 1000 * hour).toISOString(),
    endsAt: new Date(now + 1000 * hour).toISOString(),
  }
}
const reviewed = async () =>
  (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId

test('Wang decides for Li while Li is away, both are on record, and it ends when Li stops it', async () => {
  const flowId = await reviewed()
  const [first, second] = [
    await launchAs(office, 'employee', flowId),
    await launchAs(office, 'employee', flowId),
  ]
  const [taskId, later] = [await taskOf(office, 'li', first), await taskOf(office, 'li', second)]
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  await expect(wang.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [idOf('wang')], flowIds: [flowId] },
    ...around(),
  })

  expect((await wang.approvals.open({ caseId: first, taskId })).allowed.agree).toBe(true)
  expect(await wang.approvals.agree({ taskId })).toMatchObject({ status: 'approved' })
  const people = (await li.approvals.open({ caseId: first })).route.flatMap((step) => step.people)
  expect(people.find((one) => one.taskId === taskId)).toMatchObject({
    person: { id: idOf('li') },
    agent: { id: idOf('wang') },
  })
  await li.delegations.stop({ id })
  await expect(wang.approvals.agree({ taskId: later })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  await expect(li.delegations.stop({ id })).rejects.toMatchObject({ code: 'delegations.notFound' })
})

test('what waits for Li stands in the lists of his agent, marked, counted and told; never the agent’s own request', async () => {
  const [flowId, other] = [await reviewed(), await reviewed()]
  const [li, finance] = [await office.as('li'), await office.as('finance')]
  const before = await finance.approvals.counts()
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people.finance ?? ''], flowIds: [flowId] },
    ...around(),
  })
  const caseId = await launchAs(office, 'employee', flowId)
  await launchAs(office, 'employee', other)
  await launchAs(office, 'finance', flowId)

  const { list, pagination } = await finance.approvals.list({ list: 'doing' })
  expect(list.map((card) => [card.caseId, card.principal?.id])).toEqual([[caseId, idOf('li')]])
  expect(pagination.total).toBe(1)
  expect((await finance.approvals.counts()).doing).toBe(before.doing + 1)
  const own = await li.approvals.list({ list: 'doing' })
  expect(own.list.find((card) => card.caseId === caseId)?.principal).toBeNull()

  await office.settle()
  const told = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('personId', '=', office.company.people.finance ?? '')
    .where('titleKey', '=', 'approvals.notice.taskForOther')
    .select(['caseId', 'titleParams'])
    .execute()
  expect(told).toMatchObject([{ caseId, titleParams: { principal: '李伟' } }])
  await li.delegations.stop({ id })
  expect((await finance.approvals.counts()).doing).toBe(before.doing)
})

test('the four lists, and who was asked may refuse', async () => {
  const flowId = await reviewed()
  const [zhao, wang] = [await office.as('zhao'), await office.as('wang')]
  const wish = { kind: 'agency' as const, toUserIds: [idOf('wang')], flowIds: [flowId], ...around() }
  const { id } = await zhao.delegations.create(wish)
  const mine = await zhao.delegations.list({ kind: 'agency', side: 'mine' })
  expect(mine.list[0]).toMatchObject({ id, status: 'active', flows: [{ id: flowId }] })
  expect(
    (await wang.delegations.list({ kind: 'agency', side: 'forMe' })).list.map((one) => one.id),
  ).toContain(id)
  expect((await wang.delegations.list({ kind: 'entrust', side: 'forMe' })).list).toEqual([])

  await wang.delegations.answer({ id, answer: 'refused' })
  const after = await zhao.delegations.list({ kind: 'agency', side: 'mine' })
  expect(after.list[0]?.to).toMatchObject([{ answer: 'refused' }])
  await expect(zhao.delegations.answer({ id, answer: 'accepted' })).rejects.toMatchObject({
    code: 'delegations.notFound',
  })
})

test('of two who delegate to each other at once, one is refused', async () => {
  const flowId = await reviewed()
  const [li, zhao] = [await office.as('li'), await office.as('zhao')]
  const wish = { kind: 'agency' as const, flowIds: [flowId], ...around() }
  const both = await Promise.allSettled([
    li.delegations.create({ ...wish, toUserIds: [idOf('zhao')] }),
    zhao.delegations.create({ ...wish, toUserIds: [idOf('li')] }),
  ])
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([{ code: 'flow.delegateMutual' }])
})

test('Wang launches for Zheng, who has entrusted him: it is Zheng’s case', async () => {
  const flowId = await reviewed()
  const [zheng, wang] = [await office.as('employee'), await office.as('wang')]
  const launch = { flowId, values: claim, forUserId: idOf('employee') }
  await expect(wang.approvals.launch(launch)).rejects.toMatchObject({ code: 'flow.notEntrusted' })
  await zheng.delegations.create({
    kind: 'entrust',
    toUserIds: [idOf('wang')],
    flowIds: [flowId],
    ...around(),
  })

  expect((await wang.delegations.principals({ flowId })).list.map(({ id }) => id)).toEqual([idOf('employee')])
  const { caseId } = await wang.approvals.launch(launch)
  expect((await zheng.approvals.open({ caseId })).starter.id).toBe(idOf('employee'))
})
