import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

const opinion = '李伟离职'
const all = { voting: { mode: 'all' } } as const

let office: Office
let single: string
let both: string
beforeAll(async () => {
  office = await openOffice()
  single = (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
  both = (await publishFlow(office, chain([start(), approver(office, 'check', ['li', 'wang'], all), end])))
    .flowId
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

const admin = async () => await office.as('admin')

test('a leaving person hands everything over to a colleague at once, and a second run finds nothing', async () => {
  const { li, wang, zhao, chen } = office.company.people
  const [one, other] = [await launchAs(office, 'employee', single), await launchAs(office, 'employee', both)]
  await (await office.as('li')).delegations.create({
    kind: 'agency',
    toUserIds: [chen],
    startsAt: '2020-01-01T00:00:00Z',
    endsAt: '2099-01-01T00:00:00Z',
  })
  const { handOver } = await admin()
  expect(await handOver.preview({ personId: li })).toMatchObject({
    person: { id: li },
    isActive: true,
    openTasks: 2,
    cases: 2,
    delegations: 1,
    flows: [{ id: single }, { id: both }].sort((a, b) => a.id.localeCompare(b.id)),
  })

  const done = await handOver.carryOut({ personId: li, toUserId: zhao, opinion })
  expect(done).toMatchObject({ left: 0, delegationsEnded: 1 })
  expect(done.results.map(({ caseId, ok }) => [caseId, ok])).toEqual(
    [one, other].sort().map((id) => [id, true]),
  )
  await agreeAs(office, 'zhao', one)
  expect(await statusOf(office, one)).toBe('approved')
  await expect(taskOf(office, 'wang', other)).resolves.toMatch(/\S/)

  await office.settle()
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', other)
    .where('titleKey', '=', 'approvals.notice.transferred')
    .select('personId')
    .execute()
  expect(notices).toEqual([{ personId: zhao }])
  expect(await handOver.carryOut({ personId: li, toUserId: wang, opinion })).toEqual({
    ...{ results: [], left: 0, delegationsEnded: 0 },
  })
  expect(await handOver.preview({ personId: li })).toMatchObject({ openTasks: 0, delegations: 0 })
})

test('a case in which the receiver already has a task at the step stays and reports why', async () => {
  const { li, wang, zhao } = office.company.people
  const [free, busy] = [await launchAs(office, 'employee', single), await launchAs(office, 'employee', both)]
  const { handOver } = await admin()
  const { results } = await handOver.carryOut({ personId: li, toUserId: wang, opinion })

  const of = (caseId: string) => results.find((row) => row.caseId === caseId)
  expect(of(free)).toMatchObject({ ok: true, message: '' })
  expect(of(busy)).toMatchObject({ ok: false, refusal: 'flow.chosenHasTask' })
  expect(of(busy)?.message).toMatch(/王芳/)
  await handOver.carryOut({ personId: li, toUserId: zhao, opinion })
  await expect(taskOf(office, 'zhao', busy)).resolves.toMatch(/\S/)
})

test('with two administrators at once, each task goes to exactly one colleague', async () => {
  const { li, zhao, chen } = office.company.people
  const cases: string[] = []
  for (let round = 0; round < 6; round += 1) cases.push(await launchAs(office, 'employee', single))
  const { handOver } = await admin()
  const [one, other] = await Promise.all([
    handOver.carryOut({ personId: li, toUserId: zhao, opinion }),
    handOver.carryOut({ personId: li, toUserId: chen, opinion }),
  ])

  const moved = [...one.results, ...other.results].filter(({ ok }) => ok).map(({ caseId }) => caseId)
  expect(moved.sort()).toEqual([...cases].sort())
  const refused = [...one.results, ...other.results].filter(({ ok }) => !ok)
  expect(new Set(refused.map(({ refusal }) => refusal)).size).toBeLessThanOrEqual(1)
  for (const { refusal } of refused) expect(refusal).toBe('flow.nothingToHandOver')
})

test('a person who has left is found by their open work', async () => {
  const { organization, handOver } = await admin()
  const { li, zhao } = office.company.people
  await launchAs(office, 'employee', single)
  await organization.updateUser({ id: li, enabledMark: 0 })
  await office.settle()
  expect((await handOver.departed({})).list).toMatchObject([{ person: { id: li }, openTasks: 1 }])
  expect(await handOver.preview({ personId: li })).toMatchObject({ isActive: false, openTasks: 1 })

  await handOver.carryOut({ personId: li, toUserId: zhao, opinion })
  expect((await handOver.departed({})).list).toEqual([])
  await expect(handOver.carryOut({ personId: zhao, toUserId: li, opinion })).rejects.toMatchObject({
    code: 'flow.chosenInactive',
  })
})

test('only an administrator hands over, between two different known people', async () => {
  const { zhao, wang } = office.company.people
  const { handOver: manager } = await office.as('manager')
  for (const call of [
    () => manager.preview({ personId: zhao }),
    () => manager.departed({}),
    () => manager.carryOut({ personId: zhao, toUserId: wang, opinion }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'session.administratorsOnly' })

  const { handOver } = await admin()
  await expect(handOver.preview({ personId: 'nobody' })).rejects.toMatchObject({
    code: 'organization.notFound',
  })
  await expect(handOver.carryOut({ personId: zhao, toUserId: zhao, opinion })).rejects.toMatchObject({
    code: 'flow.chosenSelf',
  })
})
