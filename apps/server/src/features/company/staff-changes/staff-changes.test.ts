import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { grant, publishModel, recordOf, titlesOf } from '../../../../test/company-models.ts'
import {
  days,
  hours,
  type Office,
  openOffice,
  refusalOf,
  testClock,
  uploaded,
} from '../../../../test/index.ts'

let office: Office
beforeEach(async () => {
  // Monday, 2026-11-23, nine o'clock in the company.
  office = await openOffice({ clock: testClock('2026-11-23T01:00:00Z') })
})
afterEach(() => office.close())

const admin = async () => await office.as('admin')
const id = (account: keyof Office['company']['people']) => office.company.people[account]
const today = '2026-11-23'
const leaving = (person: keyof Office['company']['people'], day = today) => ({
  kind: 'leave' as const,
  personId: id(person),
  day,
  reason: '离职',
})

test('who leaves hands over tasks, drafts, reports, duties and documents, and can no longer sign in', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const caseId = await launchAs(office, 'employee', flow.flowId)
  const manager = await office.as('manager')
  await manager.approvals.saveDraft({ flowId: flow.flowId, values: claim })
  const folder = await manager.documents.addFolder({ name: '资料', parentId: null })
  await manager.documents.addFile({
    fileId: await uploaded(office, 'manager', '预算.txt', '一'),
    parentId: folder.id,
  })
  await (await office.as('li')).documents.addFolder({ name: '孙经理的文档', parentId: null })
  await manager.delegations.create({
    kind: 'agency',
    toUserIds: [id('wang')],
    startsAt: '2020-01-01T00:00:00Z',
    endsAt: '2099-01-01T00:00:00Z',
  })

  const { staffChanges, units, designLife, flowDesign } = await admin()
  const labels = { category: '', icon: 'plane', iconColor: 'teal', tags: [] }
  const owned = { kind: 'flow', id: flow.flowId, name: '出差', ownerId: id('manager') } as const
  await designLife.describe({ ...owned, ...labels })
  expect(await staffChanges.checklist({ personId: id('manager') })).toMatchObject({
    isActive: true,
    ...{ openTasks: 1, cases: 1, drafts: 1, delegations: 1, documents: 2, links: 0, designs: 1 },
    reports: [{ name: '李伟' }, { name: '王芳' }, { name: '郑员工' }],
    duties: [{ kind: 'organization', name: '研发部' }],
    flows: [{ id: flow.flowId }],
    plannedId: null,
  })
  const receivers = {
    work: id('li'),
    reports: id('li'),
    duties: id('wang'),
    documents: id('li'),
    successor: id('li'),
  }
  expect(await staffChanges.plan({ ...leaving('manager'), receivers })).toMatchObject({
    state: 'done',
    result: { moved: 2, stayed: [], delegationsEnded: 1, reports: 3, duties: 1, documents: 2, designs: 1 },
  })
  await office.settle()

  expect(await taskOf(office, 'li', caseId)).toMatch(/\S/)
  const { list } = await (await office.as('li')).documents.list({})
  const received = list.find(({ name }) => name === '孙经理的文档 (2)')
  expect((await (await office.as('li')).documents.list({ parentId: received?.id ?? '' })).list).toMatchObject(
    [{ name: '资料' }],
  )
  const { people } = await office.app.server.directories.of('demo')
  const managersOf = (...accounts: Parameters<typeof id>[0][]) =>
    accounts.map((one) => people.get(id(one))?.managerId)
  expect(managersOf('employee', 'wang', 'li')).toEqual([id('li'), id('li'), id('director')])
  expect((await units.open({ id: office.company.departments.research })).headId).toBe(id('wang'))
  expect((await flowDesign.open({ id: flow.flowId })).owner).toMatchObject({ id: id('li') })
  expect(await refusalOf(manager.session.currentUser({}))).toBe('session.expired')
})

test('roles and groups go to a colleague only if one is named, and those by a rule never', async () => {
  const { staffChanges, organization } = await admin()
  const role = await organization.createRole({ fullName: '采购', enCode: 'buyer', personIds: [id('li')] })
  const named = { fullName: '评审组', enCode: 'board', personIds: [id('li'), id('wang')] }
  const group = await organization.createGroup(named)
  await organization.createGroup({ fullName: '全员', enCode: 'everyone', rule: 'true' })
  const { circles } = await staffChanges.checklist({ personId: id('li') })
  expect(circles.map(({ name }) => name)).toEqual(expect.arrayContaining(['采购', '评审组']))
  expect(circles.map(({ name }) => name)).not.toContain('全员')

  const later = new Date(office.clock() + days(3)).toISOString().slice(0, 10)
  const planned = await staffChanges.plan({ ...leaving('li', later), receivers: { circles: id('wang') } })
  const late = await organization.createRole({ fullName: '财务', enCode: 'late', personIds: [id('li')] })
  office.clock.pass(days(4))
  await office.settle()
  const directory = () => office.app.server.directories.of('demo')
  await expect.poll(async () => (await directory()).isActive(id('li'))).toBe(false)

  const members = async (kind: 'role' | 'group', one: string) =>
    (await directory()).holdersOf({ kind, id: one })
  expect(await members('role', role.id)).toEqual([id('wang')])
  expect(await members('group', group.id)).toEqual([id('wang')])
  // What came after the plan was not the planner's to pass on.
  expect(await members('role', late.id)).toEqual([id('li')])
  const { result } = await (await admin()).staffChanges.open({ id: planned.id })
  expect(result?.circles).toBe(circles.length)
})

test('an administrator of a part passes on only roles that are theirs to give', async () => {
  const { organization, grades } = await admin()
  const role = await organization.createRole({ fullName: '采购', enCode: 'buyer', personIds: [id('zhao')] })
  const part = { name: '研发', areas: ['people' as const, 'roles' as const], isWhole: false }
  await grades.create({
    ...part,
    organizationIds: [office.company.departments.research],
    circleIds: [],
    personIds: [id('manager')],
  })
  const manager = await office.as('manager')
  const receivers = { circles: id('wang') }
  expect(await refusalOf(manager.staffChanges.plan({ ...leaving('zhao'), receivers }))).toBe(
    'grades.notYours',
  )
  expect((await office.app.server.directories.of('demo')).rolesOf(id('zhao')).map((one) => one.id)).toContain(
    role.id,
  )
})

test('several people leave with one checklist, each on its own, and none if one cannot', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li', 'zhao']), end]))
  const caseId = await launchAs(office, 'employee', flow.flowId)
  const { staffChanges } = await admin()
  const personIds = [id('li'), id('zhao')]
  const { list: checklists } = await staffChanges.checklists({ personIds })
  expect(checklists.map(({ person, openTasks }) => [person.id, openTasks])).toEqual([
    [id('li'), 1],
    [id('zhao'), 1],
  ])

  const together = { day: today, reason: '撤销部门', receivers: { work: id('wang'), successor: id('wang') } }
  const refused = (people: string[], receivers = together.receivers) =>
    refusalOf(staffChanges.planLeaves({ ...together, receivers, personIds: people }))
  expect(await refused([...personIds, id('wang')])).toBe('staffChanges.receiverLeaves')
  expect(await refused([id('li'), 'nobody'])).toBe('organization.notFound')
  expect(await refused([id('li'), id('li')])).toBe('request.invalid')
  expect((await staffChanges.list({})).list).toEqual([])

  const { list } = await staffChanges.planLeaves({ ...together, personIds })
  expect(list.map(({ state }) => state)).toEqual(['planned', 'planned'])
  office.clock.pass(hours(1))
  await office.settle()
  const states = async () => (await staffChanges.list({})).list.map(({ state }) => state)
  await expect.poll(states).toEqual(['done', 'done'])
  const directory = await office.app.server.directories.of('demo')
  expect(personIds.map(directory.isActive)).toEqual([false, false])
  await taskOf(office, 'wang', caseId)
})

test('where a flow names somebody who left, the successor is asked, and the route says why', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const { staffChanges } = await admin()
  await staffChanges.plan({ ...leaving('li'), receivers: { successor: id('zhao') } })
  await staffChanges.plan({ ...leaving('zhao'), receivers: { successor: id('wang') } })
  const caseId = await launchAs(office, 'employee', flow.flowId)
  const taskId = await taskOf(office, 'wang', caseId)
  const { route } = await (await office.as('wang')).approvals.open({ caseId, taskId })
  expect(route.flatMap(({ people }) => people.map(({ why }) => why['name']))).toContain('李伟 → 王芳')
  await (await office.as('wang')).approvals.agree({ taskId })
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('a successor sees the records of somebody who left, until that person is back', async () => {
  const model = await publishModel(office, { restricts: { records: true } })
  const own = { records: { scope: 'own' as const } }
  await grant(office, model, { people: ['li', 'zhao'] }, own)
  await recordOf(office, 'li', model, { title: '李的合同' })
  expect(await titlesOf(office, 'zhao', model)).toEqual([])
  const { staffChanges } = await admin()
  await staffChanges.plan({ ...leaving('li'), receivers: { successor: id('zhao') } })
  expect(await titlesOf(office, 'zhao', model)).toEqual(['李的合同'])
  await staffChanges.plan({ kind: 'join', personId: id('li'), day: today, reason: '回聘' })
  expect(await titlesOf(office, 'zhao', model)).toEqual([])
})

test('a planned change is carried out on its day, not before, and the planner hears of it', async () => {
  const { staffChanges, notices } = await admin()
  const receivers = { reports: id('director') }
  const { id: changeId, state } = await staffChanges.plan({ ...leaving('manager', '2026-11-25'), receivers })
  expect(state).toBe('planned')
  expect(await refusalOf(staffChanges.plan(leaving('manager')))).toBe('staffChanges.alreadyPlanned')
  office.clock.pass(days(1))
  await office.settle()
  expect((await staffChanges.list({ state: 'planned' })).list).toMatchObject([{ id: changeId }])
  expect(await refusalOf((await office.as('manager')).session.currentUser({}))).toBe('not refused')

  // Midnight in the company, when it is still the day before in UTC.
  office.clock.pass(hours(15.1))
  await office.settle()
  expect((await staffChanges.list({ kind: 'leave', keyword: 'sun' })).list).toMatchObject([
    { id: changeId, state: 'done', result: { reports: 3, duties: 1 } },
  ])
  expect((await notices.list({})).list[0]?.title).toBe('孙经理已离职，工作已移交')
  expect(await refusalOf(staffChanges.cancel({ id: changeId }))).toBe('staffChanges.over')
})

test('a change that can no longer be carried out fails whole, and the administrators hear of it', async () => {
  const { staffChanges, organization, notices } = await admin()
  const receivers = { reports: id('li'), duties: id('li') }
  await staffChanges.plan({ ...leaving('manager', '2026-11-25'), receivers })
  await organization.updateUser({ id: id('li'), enabledMark: 0 })
  office.clock.pass(days(2))
  await office.settle()

  expect((await staffChanges.list({})).list).toMatchObject([
    { state: 'failed', failure: expect.stringContaining('李伟') },
  ])
  expect((await notices.list({})).list[0]?.title).toMatch(/孙经理的人事变动未能生效/)
  expect((await organization.usersByIds({ ids: [id('manager')] })).list).toMatchObject([
    { id: id('manager') },
  ])
  const { people } = await office.app.server.directories.of('demo')
  expect(people.get(id('wang'))?.managerId).toBe(id('manager'))
  expect(await staffChanges.plan(leaving('manager'))).toMatchObject({ state: 'done' })
})

test('a cancelled change never happens', async () => {
  const { staffChanges } = await admin()
  const { id: changeId } = await staffChanges.plan(leaving('manager', '2026-11-25'))
  await staffChanges.cancel({ id: changeId })
  office.clock.pass(days(3))
  await office.settle()
  expect((await staffChanges.list({})).list).toMatchObject([{ state: 'cancelled' }])
  expect(await refusalOf((await office.as('manager')).session.currentUser({}))).toBe('not refused')
})

test('who moves has other posts and another manager, and keeps what nobody else is given', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  const caseId = await launchAs(office, 'employee', flow.flowId)
  const { staffChanges } = await admin()
  const moved = await staffChanges.plan({
    kind: 'move',
    personId: id('manager'),
    day: today,
    reason: '轮岗',
    positionIds: [office.company.posts.accountant],
    managerId: id('finance'),
    receivers: { duties: id('li') },
  })
  expect(moved).toMatchObject({
    state: 'done',
    positions: ['会计'],
    result: { moved: 0, duties: 1, reports: 0 },
  })
  expect(await taskOf(office, 'manager', caseId)).toMatch(/\S/)
  const directory = await office.app.server.directories.of('demo')
  expect(directory.departmentOf(id('manager'))).toBe(office.company.departments.finance)
  expect([
    directory.people.get(id('manager'))?.managerId,
    directory.people.get(id('wang'))?.managerId,
  ]).toEqual([id('finance'), id('manager')])
})

test('what cannot be is refused when it is planned', async () => {
  const { staffChanges, organization } = await admin()
  const refused = (change: Parameters<typeof staffChanges.plan>[0]) => refusalOf(staffChanges.plan(change))
  expect(await refused({ ...leaving('li'), personId: 'unknown' })).toBe('organization.notFound')
  expect(await refused({ ...leaving('li'), receivers: { work: id('li') } })).toBe(
    'staffChanges.receiverIsPerson',
  )
  expect(await refused({ ...leaving('li'), kind: 'join' })).toBe('staffChanges.alreadyActive')
  expect(await refused(leaving('admin'))).toBe('organization.notYourself')
  expect(await refused({ ...leaving('manager'), kind: 'move', managerId: id('li') })).toBe(
    'organization.cycle',
  )
  await organization.updateUser({ id: id('li'), enabledMark: 0 })
  expect(await refused({ ...leaving('wang'), receivers: { work: id('li') } })).toBe(
    'staffChanges.receiverInactive',
  )
  expect(await refused(leaving('li'))).toBe('staffChanges.notActive')
})

test('somebody two levels below cannot get the reports, since they would manage each other', async () => {
  const { staffChanges } = await admin()
  const receivers = { reports: id('li') }
  expect(await refusalOf(staffChanges.plan({ ...leaving('director'), receivers }))).toBe('organization.cycle')
  expect(await staffChanges.plan({ ...leaving('manager'), receivers })).toMatchObject({ state: 'done' })
})

test.each([today, '2026-11-30'])(
  'two administrators who plan for one person on %s plan once',
  async (day) => {
    const { staffChanges } = await admin()
    const plan = () => refusalOf(staffChanges.plan(leaving('li', day)))
    const heard = (await Promise.all([plan(), plan(), plan()])).sort()
    const refused = day === today ? 'staffChanges.notActive' : 'staffChanges.alreadyPlanned'
    expect(heard).toEqual(['not refused', refused, refused])
    expect((await staffChanges.list({})).list).toHaveLength(1)
  },
)

test('the last two administrators cannot let each other go at once', async () => {
  const { organization } = await admin()
  await organization.updateUser({ id: id('director'), isAdministrator: true })
  const [one, other] = [await admin(), await office.as('director')]
  const heard = await Promise.all([
    refusalOf(one.staffChanges.plan(leaving('director'))),
    refusalOf(other.staffChanges.plan(leaving('admin'))),
  ])
  expect(heard.filter((code) => code === 'not refused')).toHaveLength(1)
  const { administrators } = await office.app.server.directories.of('demo')
  expect(administrators()).toHaveLength(1)
})
