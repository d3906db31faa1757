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
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const idOf = (account: 'li' | 'wang' | 'zhao' | 'employee') => office.company.people[account] ?? ''
const hour = 3_600_000
const period = () => {
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
    ...period(),
  })

  expect((await wang.approvals.open({ caseId: first, taskId })).allowed.agree).toBe(true)
  expect(await wang.approvals.agree({ taskId })).toMatchObject({ status: 'approved' })
  const people = (await li.approvals.open({ caseId: first })).route.flatMap((step) => step.people)
  expect(people.find((one) => one.taskId === taskId)).toMatchObject({
    person: { id: idOf('li') },
    agent: { id: idOf('wang') },
  })
  await office.settle()
  const own = (await li.notices.list({})).list.filter(({ title }) => title.includes('代您办理'))
  expect(own).toHaveLength(1)
  await li.delegations.stop({ id })
  await expect(wang.approvals.agree({ taskId: later })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  await expect(li.delegations.stop({ id })).rejects.toMatchObject({ code: 'delegations.notFound' })
})

test('Wang keeps a draft opinion for Li, and sees decisions made for Li, but none that Li made before', async () => {
  const flowId = await reviewed()
  const [past, first] = [
    await launchAs(office, 'employee', flowId),
    await launchAs(office, 'employee', flowId),
  ]
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  const [decided, taskId] = [await taskOf(office, 'li', past), await taskOf(office, 'li', first)]
  await li.approvals.agree({ taskId: decided })
  await expect(wang.approvals.saveOpinion({ taskId, opinion: 'Hm' })).rejects.toMatchObject({
    code: 'flow.taskNotYours',
  })
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [idOf('wang')], flowIds: [flowId] },
    ...period(),
  })

  await wang.approvals.saveOpinion({ taskId, opinion: 'Looks fine' })
  expect((await wang.approvals.open({ caseId: first, taskId })).opinion.draft).toBe('Looks fine')
  await wang.approvals.agree({ taskId })
  expect((await wang.approvals.open({ caseId: first, taskId })).status).toBe('approved')
  for (const filter of [{ caseId: past }, { caseId: past, taskId: decided }])
    await expect(wang.approvals.open(filter)).rejects.toMatchObject({ code: 'approvals.notInvolved' })
  await li.delegations.stop({ id })
})

test('on her own request Chen sees only what a starter sees, although as agent of Li she could see more', async () => {
  const review = approver(office, 'review', ['li'], { fields: { note: 'write' } })
  const { flowId } = await publishFlow(office, chain([start({ fields: { note: 'hidden' } }), review, end]))
  const [li, chen] = [await office.as('li'), await office.as('chen')]
  const caseId = await launchAs(office, 'chen', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people.chen], flowIds: [flowId] },
    ...period(),
  })

  expect((await li.approvals.open({ caseId, taskId })).rights['note']).toBe('write')
  expect((await chen.approvals.open({ caseId, taskId })).rights['note']).toBe('hidden')
  await li.delegations.stop({ id })
})

test('tasks of Li appear in the lists of the agent, marked, counted and announced; never the agent’s own request', async () => {
  const [flowId, other] = [await reviewed(), await reviewed()]
  const [li, finance] = [await office.as('li'), await office.as('finance')]
  const before = await finance.approvals.counts()
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people.finance ?? ''], flowIds: [flowId] },
    ...period(),
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
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('personId', '=', office.company.people.finance ?? '')
    .where('titleKey', '=', 'approvals.notice.taskForOther')
    .select(['caseId', 'titleParams'])
    .execute()
  expect(notices).toMatchObject([{ caseId, titleParams: { principal: '李伟' } }])
  await li.delegations.stop({ id })
  expect((await finance.approvals.counts()).doing).toBe(before.doing)
})

test('each of the four lists has its delegations, and a receiver may refuse', async () => {
  const flowId = await reviewed()
  const [zhao, wang] = [await office.as('zhao'), await office.as('wang')]
  const wish = { kind: 'agency' as const, toUserIds: [idOf('wang')], flowIds: [flowId], ...period() }
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
  const wish = { kind: 'agency' as const, flowIds: [flowId], ...period() }
  const both = await Promise.allSettled([
    li.delegations.create({ ...wish, toUserIds: [idOf('zhao')] }),
    zhao.delegations.create({ ...wish, toUserIds: [idOf('li')] }),
  ])
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([{ code: 'flow.delegateMutual' }])
})

test('Wang launches for Zheng under a delegation, and the case is Zheng’s', async () => {
  const flowId = await reviewed()
  const [zheng, wang] = [await office.as('employee'), await office.as('wang')]
  const launch = { flowId, values: claim, forUserId: idOf('employee') }
  await expect(wang.approvals.launch(launch)).rejects.toMatchObject({ code: 'flow.notEntrusted' })
  await zheng.delegations.create({
    kind: 'entrust',
    toUserIds: [idOf('wang')],
    flowIds: [flowId],
    ...period(),
  })

  expect((await wang.delegations.principals({ flowId })).list.map(({ id }) => id)).toEqual([idOf('employee')])
  const { caseId } = await wang.approvals.launch(launch)
  expect(await zheng.approvals.open({ caseId })).toMatchObject({
    starter: { id: idOf('employee') },
    launcher: { id: idOf('wang') },
  })
  for (const person of [zheng, wang]) {
    const { list } = await person.approvals.list({ list: 'launched' })
    expect(list.find((card) => card.caseId === caseId)).toMatchObject({ launcher: { id: idOf('wang') } })
  }
  expect((await wang.approvals.counts()).launched).toBe(1)
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.settle()
  const [sentNotices] = (await zheng.notices.list({ keyword: '测试' })).list.filter(({ title }) =>
    title.includes('代您发起'),
  )
  expect(sentNotices).toMatchObject({ flowType: 1, creatorUser: '王芳' })
})

test('Wang launches for Zheng what only Zheng may launch, and nothing that Zheng may not', async () => {
  const launchers = [{ kind: 'people' as const, ids: [idOf('employee')] }]
  const flow = chain([start({ launchers }), approver(office, 'review', ['li']), end])
  const [{ flowId }, open] = [await publishFlow(office, flow), await reviewed()]
  const [zheng, zhao, chen] = [await office.as('employee'), await office.as('zhao'), await office.as('chen')]
  const chenId = office.company.people.chen ?? ''
  await expect(chen.approvals.openLaunch({ flowId, forUserId: idOf('employee') })).rejects.toMatchObject({
    code: 'flow.notEntrusted',
  })
  for (const giver of [zheng, zhao])
    await giver.delegations.create({ kind: 'entrust', toUserIds: [chenId], flowIds: [flowId], ...period() })

  expect((await chen.delegations.principals({ flowId })).list.map(({ id }) => id)).toEqual([idOf('employee')])
  const forZheng = { flowId, forUserId: idOf('employee') }
  expect((await chen.approvals.openLaunch(forZheng)).title).toContain('郑')
  expect((await chen.approvals.previewRoute({ ...forZheng, values: claim })).steps.length).toBeGreaterThan(0)
  expect(await chen.approvals.launchChoices({ ...forZheng, values: claim })).toEqual({
    branches: [],
    people: [],
  })
  const { list } = await chen.approvals.launchableFlows({ forUserId: idOf('employee') })
  expect(list.map(({ id }) => id)).toEqual([flowId])
  expect(list.map(({ id }) => id)).not.toContain(open)
  const { caseId } = await chen.approvals.saveDraft({ ...forZheng, values: claim })
  await chen.approvals.launchAgain({ caseId, values: claim })

  for (const action of [
    () => chen.approvals.openLaunch({ flowId, forUserId: idOf('zhao') }),
    () => chen.approvals.launch({ flowId, values: claim, forUserId: idOf('zhao') }),
  ])
    await expect(action()).rejects.toMatchObject({ code: 'flow.mayNotLaunch' })
})

test('an administrator finds every delegation by person, kind and state, and stops one with a reason sent to both', async () => {
  const [li, wang, admin] = [await office.as('li'), await office.as('wang'), await office.as('admin')]
  const flowId = await reviewed()
  const { id } = await li.delegations.create({
    ...{ kind: 'entrust', toUserIds: [idOf('zhao')], flowIds: [flowId], note: '出差杭州' },
    ...period(),
  })
  const found = async (filter: Parameters<typeof admin.delegations.all>[0]) =>
    (await admin.delegations.all(filter)).list.map((one) => one.id)
  expect(await found({ personId: idOf('zhao'), kind: 'entrust', status: 'active', flowId })).toEqual([id])
  expect(await found({ keyword: '杭州' })).toEqual([id])
  expect(await found({ personId: idOf('zhao'), kind: 'agency' })).not.toContain(id)
  expect(await found({ status: 'stopped' })).not.toContain(id)
  await expect(wang.delegations.all({})).rejects.toMatchObject({ code: 'session.administratorsOnly' })
  await expect(wang.delegations.stop({ id })).rejects.toMatchObject({ code: 'delegations.notFound' })

  expect((await admin.delegations.open({ id })).may).toMatchObject({ stop: true, edit: false, remove: false })
  await admin.delegations.stop({ id, reason: '岗位变动' })
  expect(await found({ status: 'stopped' })).toContain(id)
  await office.settle()
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('titleKey', 'in', ['delegations.notice.stopped', 'delegations.notice.stoppedMine'])
    .select(['personId', 'body'])
    .execute()
  expect(notices.map(({ personId }) => personId).sort()).toEqual([idOf('li'), idOf('zhao')].sort())
  expect(notices.every(({ body }) => body === '岗位变动')).toBe(true)
  await expect(admin.delegations.stop({ id })).rejects.toMatchObject({ code: 'delegations.notFound' })
})

test('pages of all delegations follow without a gap, and each state has its own', async () => {
  const { delegations } = await office.as('admin')
  const whole = (await delegations.all({ pageSize: 200 })).list
  const first = await delegations.all({ pageSize: 1 })
  const second = await delegations.all({ pageSize: 1, cursor: first.next ?? '' })
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(whole.slice(0, 2).map(({ id }) => id))
  for (const status of ['waiting', 'toCome', 'active', 'over', 'stopped', 'refused'] as const) {
    const { list } = await delegations.all({ status, pageSize: 200 })
    expect(list.map(({ id }) => id)).toEqual(whole.filter((one) => one.status === status).map(({ id }) => id))
  }
})

test('a delegation ends while its receiver decides: Wang decided for Li in full, or not at all', async () => {
  const flowId = await reviewed()
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  for (let round = 0; round < 20; round += 1) {
    const caseId = await launchAs(office, 'employee', flowId)
    const taskId = await taskOf(office, 'li', caseId)
    const { id } = await li.delegations.create({
      ...{ kind: 'agency', toUserIds: [idOf('wang')], flowIds: [flowId] },
      ...period(),
    })
    const [decided, stopped] = await Promise.allSettled([
      wang.approvals.agree({ taskId }),
      li.delegations.stop({ id }),
    ])

    expect(stopped.status).toBe('fulfilled')
    const { status, route } = await li.approvals.open({ caseId })
    const vote = route.flatMap(({ people }) => people).find((one) => one.taskId === taskId)
    if (decided.status === 'fulfilled') {
      expect([status, vote?.decision, vote?.agent?.id]).toEqual(['approved', 'agreed', idOf('wang')])
    } else {
      expect(decided.reason).toMatchObject({ code: 'flow.taskNotYours' })
      expect([status, vote?.decision, vote?.agent]).toEqual(['running', null, null])
      expect(await li.approvals.agree({ taskId })).toMatchObject({ status: 'approved' })
    }
  }
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})
