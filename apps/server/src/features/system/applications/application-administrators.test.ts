import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { grant, publishModel } from '../../../../test/company-models.ts'
import {
  type Account,
  days,
  minutes,
  type Office,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterEach(async () => {
  for (const { id } of (await admin.applications.list()).list) await admin.applications.remove({ id })
  for (const { id } of (await admin.grades.list({})).list) await admin.grades.remove({ id })
})
afterAll(() => office.close())

const idOf = (account: Account) => office.company.people[account]
const everybody = [{ kind: 'everybody' as const }]
const person = (account: Account) => ({ kind: 'person' as const, id: idOf(account) })
let made = 0

/** A new application with these administrators. */
async function create(
  ...administrators: Parameters<typeof admin.applications.setAdministrators>[0]['administrators']
) {
  made += 1
  const enCode = `app${made}`
  const { id } = await admin.applications.create({ fullName: `应用${made}`, enCode, holders: everybody })
  await admin.applications.setAdministrators({ id, version: 1, administrators })
  return id
}

const link = { id: 'a', fullName: '天气', target: { kind: 'link' as const, url: 'https://weather.example/' } }

test('the administrator of an application changes what people see of it', async () => {
  const id = await create(person('wang'))
  const { applications, session } = await office.as('wang')
  expect((await session.currentUser()).userInfo).toMatchObject({
    isAdministrator: false,
    administration: { areas: ['ownApplications'] },
  })
  const opened = await applications.open({ id })
  const research = [{ kind: 'organization' as const, id: office.company.departments.research }]
  await applications.update({ ...opened, fullName: '门户', icon: 'star', holders: research, menu: [link] })
  await applications.update({ ...opened, version: opened.version + 1, enabledMark: 0 })

  expect(await admin.applications.open({ id })).toMatchObject({ enabledMark: 0, version: 4 })
})

test('not another application, nor its code and order, nor its life', async () => {
  const [id, other] = [await create(person('wang')), await create(person('li'))]
  const { applications } = await office.as('wang')
  const opened = await applications.open({ id })
  const foreign = await admin.applications.open({ id: other })
  expect((await applications.list()).list.map((row) => row.id)).toEqual([id])
  expect(await refusalOf(applications.open({ id: other }))).toBe('applications.notYours')
  expect(await refusalOf(applications.update({ ...foreign, fullName: '别人的' }))).toBe(
    'applications.notYours',
  )
  expect(await refusalOf(applications.update({ ...opened, enCode: 'mine' }))).toBe('applications.onlyForAll')
  expect(await refusalOf(applications.update({ ...opened, sortCode: 9 }))).toBe('applications.onlyForAll')
  const closed = [
    () => applications.remove({ id }),
    () => applications.create({ fullName: '新', enCode: 'new', holders: everybody }),
    () => applications.setAdministrators({ id, version: opened.version, administrators: [person('li')] }),
  ]
  for (const call of closed) expect(await refusalOf(call())).toBe('session.administratorsOnly')
})

test('a menu leads only to what its administrator can open, and keeps what others put there', async () => {
  const model = await publishModel(office, { restricts: { records: true, buttons: true } })
  const launchers = [{ kind: 'people' as const, ids: [idOf('li')] }]
  const { flowId } = await publishFlow(
    office,
    chain([start({ launchers }), approver(office, 'review', ['manager']), end]),
  )
  const id = await create(person('wang'))
  const { applications } = await office.as('wang')
  const opened = await applications.open({ id })
  const contracts = { id: 'm', fullName: '合同', target: { kind: 'model' as const, modelId: model.modelId } }
  const claim = { id: 'f', fullName: '报销', target: { kind: 'flow' as const, flowId } }
  for (const entry of [contracts, claim])
    expect(await refusalOf(applications.update({ ...opened, menu: [entry] }))).toBe(
      'applications.targetNotYours',
    )
  const targets = await applications.targets()
  expect(targets.models.map((one) => one.id)).not.toContain(model.modelId)
  expect(targets.flows.map((one) => one.id)).not.toContain(flowId)

  await admin.applications.update({ ...opened, menu: [claim] })
  const next = await applications.open({ id })
  await applications.update({ ...next, menu: [...next.menu, link] })
  await grant(office, model, { people: ['wang'] }, { records: { scope: 'all' }, buttons: ['detail'] })
  const again = await applications.open({ id })
  await applications.update({ ...again, menu: [...again.menu, contracts] })
  expect((await applications.open({ id })).menu.map((entry) => entry.id)).toEqual(['f', 'a', 'm'])
})

test('members of a group administer with it, from the next call on', async () => {
  const { committee } = office.company.groups
  const id = await create({ kind: 'group', id: committee })
  const { people } = office.company
  const before = await admin.groups.previewMembers({ id: committee, add: [], remove: [] })
  await admin.groups.changeMembers({ id: committee, add: [people.zhao], remove: [] })
  const { applications } = await office.as('zhao')
  expect((await applications.list()).list.map((row) => row.id)).toEqual([id])
  await admin.groups.changeMembers({ id: committee, add: [], remove: [people.zhao] })

  expect(await refusalOf(applications.list())).toBe('session.administratorsOnly')
  expect(before.changed).toBe(0)
})

test('who looks after people or members gets no application by way of them', async () => {
  const { committee } = office.company.groups
  await create({ kind: 'group', id: committee }, person('li'))
  const { departments, people } = office.company
  await admin.grades.create({
    ...{ name: '研发管理员', areas: ['people', 'roles'], isWhole: false, personIds: [people.manager] },
    ...{ organizationIds: [departments.research], circleIds: [committee] },
  })
  const sun = await office.as('manager')
  const join = { id: committee, add: [people.wang], remove: [] }
  expect(await refusalOf(sun.groups.changeMembers(join))).toBe('grades.moreThanYours')
  expect(await refusalOf(sun.people.resetPassword({ id: people.li }))).toBe('grades.moreThanYours')
  await sun.organization.updateUser({ id: people.wang, email: 'wang@example.com' })
})

test('a grade for applications names administrators, after a fresh sign-in', async () => {
  const id = await create()
  const { people } = office.company
  await admin.grades.create({
    name: '应用管理员',
    areas: ['applications'],
    isWhole: true,
    personIds: [people.manager],
  })
  const { applications } = await office.as('manager')
  const naming = { id, version: 2, administrators: [person('wang')] }
  expect(
    await refusalOf(
      applications.setAdministrators({ ...naming, administrators: [{ kind: 'group', id: 'no' }] }),
    ),
  ).toBe('organization.notFound')
  office.clock.pass(minutes(60))
  expect(await refusalOf(applications.setAdministrators(naming))).toBe('session.confirmFirst')
  for (const one of ['manager', 'admin'] as const) await (await office.as(one)).session.confirm({ password })
  const fresh = (await office.as('manager')).applications
  await fresh.setAdministrators(naming)
  expect(await refusalOf(fresh.setAdministrators(naming))).toBe('applications.changedMeanwhile')
  expect((await fresh.open({ id })).administrators).toEqual([{ ...person('wang'), name: '王芳' }])
})

test('people of other companies, members and other tenants administer nothing', async () => {
  const guest = { account: 'guest', realName: '客人', company: '蓝山', purpose: '审计' }
  const lastDay = new Date(office.clock() + days(9)).toISOString().slice(0, 10)
  const invited = await admin.externals.invite({ ...guest, lastDay })
  const naming = { id: await create(), version: 2 }
  expect(
    await refusalOf(
      admin.applications.setAdministrators({
        ...naming,
        administrators: [{ kind: 'person', id: invited.id }],
      }),
    ),
  ).toBe('externals.notPossible')
  const id = await create(person('wang'))
  const li = (await office.as('li')).applications
  expect(await refusalOf(li.open({ id }))).toBe('session.administratorsOnly')
  const stranger = (await office.other.as('admin')).applications
  expect(await refusalOf(stranger.open({ id }))).toBe('applications.notFound')
  expect(await refusalOf(stranger.setAdministrators({ id, version: 2, administrators: [] }))).toBe(
    'applications.notFound',
  )
})

test('of two administrators who save at once one gets a conflict, and nothing is lost', async () => {
  const id = await create(person('wang'), person('zhao'))
  const [wang, zhao] = [(await office.as('wang')).applications, (await office.as('zhao')).applications]
  const opened = await wang.open({ id })
  const results = await Promise.all([
    refusalOf(wang.update({ ...opened, menu: [link] })),
    refusalOf(zhao.update({ ...opened, fullName: '另一个名字' })),
  ])
  expect(results.filter((one) => one === 'applications.changedMeanwhile')).toHaveLength(1)
  const saved = await wang.open({ id })
  expect([saved.menu.length, saved.fullName === '另一个名字']).toEqual(
    results[0] === 'applications.changedMeanwhile' ? [0, true] : [1, false],
  )
})

test('who leaves administers nothing any more, and the one who was chosen does', async () => {
  const [id, unplanned] = [await create(person('zhao')), await create()]
  const personId = idOf('zhao')
  const day = new Date(office.clock()).toISOString().slice(0, 10)
  const leaving = { kind: 'leave' as const, personId, day, reason: '离职' }
  expect((await admin.staffChanges.checklist({ personId })).applications.map((one) => one.id)).toEqual([id])
  const { result } = await admin.staffChanges.plan({ ...leaving, receivers: { applications: idOf('li') } })

  expect(result?.applications).toBe(1)
  expect((await admin.applications.open({ id })).administrators).toEqual([{ ...person('li'), name: '李伟' }])
  expect((await admin.applications.open({ id: unplanned })).administrators).toEqual([])
  await admin.staffChanges.plan({ ...leaving, kind: 'join' })
})

test('what an administrator of an application changed is among the operations', async () => {
  const id = await create(person('wang'))
  const { applications } = await office.as('wang')
  const opened = await applications.open({ id })
  await applications.update({ ...opened, fullName: '记下来' })
  await refusalOf(applications.update({ ...opened, enCode: 'no' }))
  await office.settle()
  const { list } = await admin.logs.list({ kind: 'operations', personId: idOf('wang') })
  expect(list.filter((row) => JSON.stringify(row).includes(id)).length).toBeGreaterThanOrEqual(2)
})
