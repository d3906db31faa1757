import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterEach(async () => {
  for (const { id } of (await admin.grades.list({})).list) await admin.grades.remove({ id })
})
afterAll(() => office.close())

type Wanted = Parameters<typeof admin.grades.create>[0]

const nothing = { isWhole: false, organizationIds: [], circleIds: [], personIds: [] }
const give = (wanted: Partial<Wanted> & Pick<Wanted, 'name' | 'areas'>) =>
  admin.grades.create({ ...nothing, ...wanted })
const versionOf = async (id: string) => (await admin.people.open({ id })).version

/** Sun, who manages research, gets a grade of that department. */
async function gradeResearch(areas: Wanted['areas'], more: Partial<Wanted> = {}) {
  const { people, departments } = office.company
  const personIds = [people.manager]
  const { id } = await give({
    ...{ name: '研发管理员', areas, personIds, organizationIds: [departments.research] },
    ...more,
  })
  return { id, sun: await office.as('manager') }
}

test('a grade opens its areas to its people, and no longer once it is deleted', async () => {
  const { id, sun } = await gradeResearch(['people'])
  expect((await sun.session.currentUser()).userInfo).toMatchObject({
    isAdministrator: false,
    administration: { areas: ['people'], organizationIds: [office.company.departments.research] },
  })
  expect((await sun.people.list({})).list.length).toBeGreaterThan(0)
  expect(await refusalOf(sun.formDesign.list({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(sun.settings.list())).toBe('session.administratorsOnly')

  await admin.grades.remove({ id })
  expect(await refusalOf(sun.people.list({}))).toBe('session.administratorsOnly')
})

test('a part of the company shows and changes only its own people', async () => {
  const { sun } = await gradeResearch(['people'])
  const { people } = office.company
  const shown = (await sun.people.list({ pageSize: 200 })).list.map(({ account }) => account)
  expect(shown).toContain('li')
  expect(shown).not.toContain('finance')
  expect(shown).not.toContain('admin')

  await sun.organization.updateUser({ id: people.li, email: 'li@example.com' })
  expect(await refusalOf(sun.organization.updateUser({ id: people.finance, email: 'x@example.com' }))).toBe(
    'grades.notYours',
  )
  expect(await refusalOf(sun.people.open({ id: people.finance }))).toBe('grades.notYours')
  expect(await refusalOf(sun.people.resetPassword({ id: people.admin }))).toBe('grades.notYours')

  const { positions } = await admin.people.open({ id: people.finance })
  const foreign = positions[0]?.id ?? ''
  expect(
    await refusalOf(
      sun.organization.createUser({ account: 'mole', realName: '内鬼', password, positionIds: [foreign] }),
    ),
  ).toBe('grades.notYours')
  expect(await refusalOf(sun.organization.createUser({ account: 'mole', realName: '内鬼', password }))).toBe(
    'grades.notYours',
  )
})

test('posts of other departments are neither given nor taken', async () => {
  const { sun } = await gradeResearch(['people'])
  const { people } = office.company
  const own = (await admin.people.open({ id: people.li })).positions.map(({ id }) => id)
  const foreign = (await admin.people.open({ id: people.finance })).positions.map(({ id }) => id)
  expect(
    await refusalOf(sun.organization.updateUser({ id: people.li, positionIds: [...own, ...foreign] })),
  ).toBe('grades.notYours')

  await admin.organization.updateUser({ id: people.li, positionIds: [...own, ...foreign] })
  expect(await refusalOf(sun.organization.updateUser({ id: people.li, positionIds: own }))).toBe(
    'grades.notYours',
  )
  await sun.organization.updateUser({
    ...{ id: people.li, version: await versionOf(people.li), realName: '李伟' },
    positionIds: [...own, ...foreign],
  })
  await admin.organization.updateUser({ id: people.li, positionIds: own })
})

test('the accounts of people who administer more are closed, also disabled ones', async () => {
  const { people, departments } = office.company
  const { sun } = await gradeResearch(['people'])
  const { positions } = await admin.people.open({ id: people.li })
  const { id } = await admin.organization.createUser({
    ...{ account: 'former', realName: '前任管理员', password, isAdministrator: true },
    positionIds: positions.map((one) => one.id),
  })
  await admin.organization.updateUser({ id, enabledMark: 0 })
  expect(await refusalOf(sun.people.resetPassword({ id }))).toBe('grades.moreThanYours')
  expect(await refusalOf(sun.organization.updateUser({ id, enabledMark: 1 }))).toBe('grades.moreThanYours')
  expect(await refusalOf(sun.account.resetSecondFactor({ id }))).toBe('grades.moreThanYours')
  expect(await refusalOf(sun.organization.updateUser({ id: people.li, isAdministrator: true }))).toBe(
    'grades.moreThanYours',
  )

  await give({ name: '更多', areas: ['people', 'designs'], personIds: [people.wang], isWhole: true })
  expect(await refusalOf(sun.people.resetPassword({ id: people.wang }))).toBe('grades.moreThanYours')
  await give({
    name: '同样',
    areas: ['people'],
    personIds: [people.zhao],
    organizationIds: [departments.research],
  })
  await sun.organization.updateUser({ id: people.zhao, email: 'zhao@example.com' })
})

test('departments are changed below the own one, which stays where it is', async () => {
  const { sun } = await gradeResearch(['people'])
  const { research, finance } = office.company.departments
  const create = (parentId: string, enCode: string) =>
    sun.organization.createOrganize({ parentId, fullName: enCode, enCode, category: 'department' })
  const { id } = await create(research, 'lab')
  expect(await refusalOf(create(finance, 'audit'))).toBe('grades.notYours')
  expect(await refusalOf(create('-1', 'other'))).toBe('grades.notYours')
  const { version } = await sun.units.open({ id })
  expect(await refusalOf(sun.units.move({ id, version, parentId: finance }))).toBe('grades.notYours')
  const own = await sun.units.open({ id: research })
  expect(await refusalOf(sun.units.move({ id: research, version: own.version, parentId: id }))).toBe(
    'grades.notYours',
  )
  expect(await refusalOf(sun.units.previewMerge({ id: research, intoId: finance }))).toBe('grades.notYours')
  await sun.units.remove({ id })
})

test('only the named roles are handed out, and only to people of the part', async () => {
  const { people, roles, groups } = office.company
  const { sun } = await gradeResearch(['roles'], { circleIds: [groups.committee] })
  await sun.groups.changeMembers({ id: groups.committee, add: [people.zhao], remove: [] })
  const refused = [
    sun.roles.changeMembers({ id: roles.cashier, add: [people.li], remove: [] }),
    sun.groups.changeMembers({ id: groups.committee, add: [people.finance], remove: [] }),
    sun.groups.previewMembers({ id: groups.committee, add: [people.finance], remove: [] }),
  ]
  expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => 'grades.notYours'))
  expect(await refusalOf(sun.roles.remove({ id: roles.cashier }))).toBe('session.administratorsOnly')
  await sun.groups.changeMembers({ id: groups.committee, add: [], remove: [people.zhao] })
})

test('those who give grades give no more than they have', async () => {
  const { people, departments, roles } = office.company
  const { id, sun } = await gradeResearch(['people', 'grades'])
  const own = { ...nothing, organizationIds: [departments.research], personIds: [people.li] }
  const tooMuch: readonly Partial<Wanted>[] = [
    { areas: ['people', 'designs'] },
    { areas: ['people'], isWhole: true },
    { areas: ['people'], organizationIds: [departments.finance] },
    { areas: ['people'], circleIds: [roles.cashier] },
    { areas: ['people'], personIds: [people.finance] },
  ]
  for (const more of tooMuch)
    expect(
      await refusalOf(sun.grades.create({ ...own, name: '过头', areas: ['people'], ...more })),
      JSON.stringify(more),
    ).toBe('grades.moreThanYours')

  const made = await sun.grades.create({ ...own, name: '助理', areas: ['people'] })
  const wide = await give({ name: '设计', areas: ['designs'], personIds: [people.wang] })
  expect((await sun.grades.list({})).list.map(({ name, canChange }) => [name, canChange])).toEqual([
    ['助理', true],
    ['研发管理员', true],
    ['设计', false],
  ])
  expect(await refusalOf(sun.grades.remove({ id: wide.id }))).toBe('grades.moreThanYours')
  expect(
    await refusalOf(
      sun.grades.update({ ...own, id: made.id, version: 1, name: '助理', areas: ['people', 'designs'] }),
    ),
  ).toBe('grades.moreThanYours')
  await admin.grades.remove({ id })
  expect(await refusalOf(sun.grades.remove({ id: made.id }))).toBe('session.administratorsOnly')
})

test('of two who save a grade at once one is refused, as is a name that is taken', async () => {
  const { id } = await give({ name: '甲', areas: ['designs'] })
  await give({ name: '乙', areas: ['designs'] })
  const save = (name: string) =>
    admin.grades.update({ ...nothing, id, version: 1, name, areas: ['designs', 'lists'] })
  expect(await refusalOf(save('乙'))).toBe('grades.nameTaken')
  const done = await Promise.allSettled([save('丙'), save('丁')])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('who leaves is not handed to people outside the part', async () => {
  const { people } = office.company
  const { sun } = await gradeResearch(['people'])
  const receivers = { work: null, reports: null, duties: null, documents: null, successor: people.finance }
  const leave = { kind: 'leave' as const, personId: people.li, day: '2030-01-01', reason: '离职', receivers }
  expect(await refusalOf(sun.staffChanges.plan(leave))).toBe('grades.notYours')
  const planned = await sun.staffChanges.plan({
    ...leave,
    receivers: { ...receivers, successor: people.zhao },
  })
  expect((await sun.staffChanges.list({})).list.map(({ id }) => id)).toEqual([planned.id])
  await admin.staffChanges.cancel({ id: planned.id })
})

test('saving a grade tells its people that their permission changed', async () => {
  const socket = await office.socket('manager')
  await gradeResearch(['people'])
  expect(await socket.next('refresh')).toMatchObject({ method: 'refresh' })
  socket.close()
})

test('ten minutes after signing in, giving rights, exporting people and handing over ask who it is', async () => {
  const { people } = office.company
  const sensitive = [
    () => give({ name: '隔天的级别', areas: ['designs'] }),
    () => admin.organizationSheets.link({ kind: 'people' }),
    () => admin.handOver.carryOut({ personId: people.li, toUserId: people.zhao, opinion: '移交' }),
  ]
  office.clock.pass(minutes(11))
  for (const call of sensitive) expect(await refusalOf(call())).toBe('session.confirmFirst')
  expect((await admin.organizationSheets.link({ kind: 'people', content: 'template' })).name).not.toBe('')

  await admin.session.confirm({ password })
  for (const call of sensitive) expect(await refusalOf(call())).toBe('not refused')
})
