import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../../test/company-models.ts'
import {
  type Account,
  days,
  minutes,
  type Office,
  openOffice,
  password,
  refusalOf,
} from '../../../../test/index.ts'
import { endOfDay } from '../../../clock/local-days.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let model: PublishedModel
let grantId: string
let applicationId: string
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
  model = await publishModel(office, {
    restricts: { columns: true, fields: true, buttons: true, records: true },
  })
  await recordOf(office, 'admin', model, { title: '合同一' })
  const finance = [{ kind: 'organization' as const, id: office.company.departments.finance }]
  const permission = {
    columns: ['title'],
    fields: { title: 'write' },
    buttons: ['edit', 'export'],
    records: { scope: 'all' },
  }
  grantId = (
    await admin.listDesign.createGrant({ id: model.modelId, name: '财务', holders: finance, permission })
  ).grantId
  const menu = [{ id: 'm', target: { kind: 'model' as const, modelId: model.modelId } }]
  applicationId = (
    await admin.applications.create({ fullName: '合同台账', enCode: 'ledger', holders: finance, menu })
  ).id
})
afterEach(async () => {
  await admin.session.confirm({ password })
  for (const { id, ...group } of (await admin.authorizationGroups.list({})).list) {
    await admin.authorizationGroups.update({ ...group, id, grantIds: [], applicationIds: [] })
    await admin.authorizationGroups.remove({ id })
  }
  for (const { id } of (await admin.grades.list({})).list) await admin.grades.remove({ id })
})
afterAll(() => office.close())

type Wanted = Parameters<typeof admin.authorizationGroups.create>[0]
const person = (account: Account) => ({ kind: 'person' as const, id: office.company.people[account] })
const everything = () => ({ grantIds: [grantId], applicationIds: [applicationId] })
const create = async (wanted: Partial<Wanted> = {}) =>
  (
    await admin.authorizationGroups.create({
      fullName: '合同岗',
      enCode: 'contracts',
      ...everything(),
      ...wanted,
    })
  ).id
const groupOf = async (id: string) => {
  const found = (await admin.authorizationGroups.list({})).list.find((one) => one.id === id)
  if (!found) throw new Error('The group is gone')
  return {
    ...found,
    grantIds: found.grants.map((one) => one.id),
    applicationIds: found.applications.map((one) => one.id),
  }
}

/** What somebody has of the list and the application. */
async function rightsOf(account: Account) {
  const client = await office.as(account)
  const { permissionList, menuList } = await client.session.currentUser()
  const listed = permissionList.find((one) => one.modelId === model.modelId)
  return {
    columns: listed?.column.map(({ enCode }) => enCode) ?? [],
    buttons: listed?.button.map(({ enCode }) => enCode) ?? [],
    records: listed ? (await client.records.list({ modelId: model.modelId })).pagination.total : 0,
    menu: menuList.map(({ fullName }) => fullName),
  }
}
const all = { columns: ['title'], buttons: ['btn_edit', 'btn_download'], records: 1, menu: ['合同'] }

test('a bundle gives menu, columns, buttons, fields and records at once, and takes them at once', async () => {
  const without = await rightsOf('wang')
  const socket = await office.socket('wang')
  const id = await create({ members: [person('wang')] })
  await socket.next('refresh')
  expect(await rightsOf('wang')).toEqual(all)

  await admin.authorizationGroups.setEnabled({ ids: [id], enabledMark: 0 })
  await socket.next('refresh')
  expect(await rightsOf('wang')).toEqual(without)
  socket.close()
  expect(await groupOf(id)).toMatchObject({
    state: 'disabled',
    grants: [{ name: '财务' }],
    changedBy: '管理员',
  })
})

test('departments, posts, roles and groups have it with everyone in them', async () => {
  const { departments, roles, groups, people } = office.company
  const post = (await admin.people.open({ id: people.wang })).positions[0]?.id ?? ''
  const id = await create()
  const holders = [
    { kind: 'organization' as const, id: departments.research },
    { kind: 'position' as const, id: post },
  ]
  for (const member of holders) {
    await admin.authorizationGroups.update({ ...(await groupOf(id)), members: [member] })
    expect(await rightsOf('wang')).toEqual(all)
  }
  await admin.authorizationGroups.update({
    ...(await groupOf(id)),
    members: [{ kind: 'role', id: roles.cashier }],
  })
  expect((await rightsOf('wang')).records).toBe(0)
  await admin.authorizationGroups.update({
    ...(await groupOf(id)),
    members: [{ kind: 'group', id: groups.committee }],
  })
  await admin.groups.changeMembers({ id: groups.committee, add: [people.wang], remove: [] })
  expect(await rightsOf('wang')).toEqual(all)
  await admin.groups.changeMembers({ id: groups.committee, add: [], remove: [people.wang] })
  expect((await rightsOf('wang')).records).toBe(0)
})

test('a preview of enabling or disabling several says what it then does, and asks for the same rights', async () => {
  const [one, other] = [
    await create({ members: [person('wang')] }),
    await create({ members: [person('zhao')], enCode: 'others', applicationIds: [] }),
  ]
  const ids = [one, other]
  const preview = (enabledMark: 0 | 1) => admin.authorizationGroups.previewEnabled({ ids, enabledMark })
  expect(await preview(1)).toMatchObject({ changed: 0 })
  const { changed, list } = await preview(0)
  expect(changed).toBe(2)
  for (const { gains, loses, person: of } of list) {
    expect(gains).toEqual([])
    const kinds = loses.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(of.id === office.company.people.wang ? ['application', 'list'] : ['list'])
  }
  await admin.authorizationGroups.setEnabled({ ids, enabledMark: 0 })
  expect((await rightsOf('wang')).records).toBe(0)
  expect(await preview(0)).toMatchObject({ changed: 0 })
  expect((await preview(1)).changed).toBe(2)
})

test('at the end of its last day in the time zone of the company its people are refreshed, once', async () => {
  const { timeZone } = office.app.server
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(office.clock())
  await create({ members: [person('wang')], until: today })
  const socket = await office.socket('wang')
  const midnight = Date.parse(endOfDay(today, timeZone))
  office.clock.pass(midnight - office.clock() - 1000)
  await office.settle()
  expect((await rightsOf('wang')).records).toBe(1)
  office.clock.pass(2000)
  await office.settle()
  await socket.next('refresh')
  expect((await rightsOf('wang')).records).toBe(0)
  expect(await office.app.ticker.passDue()).toBe(false)
  socket.close()
  await admin.session.confirm({ password })
})

test('it ends with its last day', async () => {
  const day = (count: number) => new Date(office.clock() + days(count)).toISOString().slice(0, 10)
  const id = await create({ members: [person('wang')], until: day(1) })
  expect(await rightsOf('wang')).toEqual(all)
  office.clock.pass(days(3))
  expect((await rightsOf('wang')).records).toBe(0)
  expect((await groupOf(id)).state).toBe('expired')
  await admin.session.confirm({ password })
})

test('lists and applications name it as a holder, and so does the help on rights', async () => {
  const id = await create({ members: [person('wang')], grantIds: [], applicationIds: [] })
  const holders = [{ kind: 'authorizationGroup' as const, id }]
  const permission = { columns: ['title'], buttons: ['print'], records: { scope: 'all' } }
  const made = await admin.listDesign.createGrant({ id: model.modelId, name: '打印', holders, permission })
  expect((await rightsOf('wang')).buttons).toEqual(['btn_batchPrint'])
  expect((await groupOf(id)).grants.map((one) => one.name)).toEqual(['打印'])
  const { rights } = await (await office.as('wang')).rightsHelp.explain({ modelId: model.modelId })
  expect(rights.find((one) => one.right === 'print')).toMatchObject({ has: true, through: ['合同岗'] })
  expect(await refusalOf(admin.authorizationGroups.remove({ id }))).toBe('organization.inUse')
  await admin.listDesign.removeGrant({ id: model.modelId, grantId: made.grantId })
})

test('chosen bundles are deleted together, and none while something names one of them', async () => {
  const first = await create({ members: [person('wang')], grantIds: [], applicationIds: [] })
  const second = await create({ enCode: 'contracts_2', grantIds: [], applicationIds: [] })
  const holders = [{ kind: 'authorizationGroup' as const, id: second }]
  const permission = { columns: ['title'], buttons: ['print'], records: { scope: 'all' } }
  const made = await admin.listDesign.createGrant({ id: model.modelId, name: '打印二', holders, permission })
  const ids = [first, second]
  expect(await refusalOf(admin.authorizationGroups.removeMany({ ids }))).toBe('organization.inUse')
  expect((await groupOf(first)).id).toBe(first)
  await admin.listDesign.removeGrant({ id: model.modelId, grantId: made.grantId })
  await admin.authorizationGroups.removeMany({ ids })

  const left = (await admin.authorizationGroups.list({})).list.map(({ id }) => id)
  expect(ids.filter((id) => left.includes(id))).toEqual([])
})

test('a viewer sees what the bundle gives', async () => {
  await create({ members: [person('wang')] })
  await admin.session.confirm({ password })
  const { token } = await admin.people.viewAs({ id: office.company.people.wang, reason: '核对权限' })
  const answer = await office.app.http.inject({
    method: 'GET',
    url: '/api/oauth/CurrentUser?type=web',
    headers: { authorization: token },
  })
  expect(answer.json().data.permissionList.map((one: { modelId: string }) => one.modelId)).toContain(
    model.modelId,
  )
})

/** Sun looks after members of the committee, and of research. */
async function gradeResearch() {
  const { departments, groups, people } = office.company
  await admin.grades.create({
    ...{ name: '研发', areas: ['roles'], isWhole: false, personIds: [people.manager] },
    ...{ organizationIds: [departments.research], circleIds: [groups.committee] },
  })
  return (await office.as('manager')).authorizationGroups
}

test('an administrator of a part gives only what they have, and only to their people', async () => {
  const foreign = await create({ members: [person('finance')] })
  const sun = await gradeResearch()
  const wanted = { fullName: '研发包', enCode: 'research', members: [person('wang')] }
  expect((await sun.rights({})).grants).toEqual([])
  expect(await refusalOf(sun.create({ ...wanted, ...everything() }))).toBe('grades.moreThanYours')
  const outside = [
    person('finance'),
    { kind: 'everybody' as const },
    { kind: 'role' as const, id: office.company.roles.cashier },
    { kind: 'organization' as const, id: office.company.departments.finance },
  ]
  for (const member of outside)
    expect(await refusalOf(sun.create({ ...wanted, members: [member] }))).toBe('grades.notYours')
  expect(await refusalOf(sun.setEnabled({ ids: [foreign], enabledMark: 0 }))).toBe('grades.notYours')
  expect(await refusalOf(sun.remove({ id: foreign }))).toBe('grades.notYours')
  expect((await sun.list({})).list.map((one) => one.canChange)).toEqual([false])

  await admin.listDesign.saveGrant({
    ...{ id: model.modelId, grantId, name: '财务' },
    holders: [{ kind: 'organization', id: office.company.departments.finance }, person('manager')],
    permission: {
      columns: ['title'],
      buttons: ['edit', 'export'],
      fields: { title: 'write' },
      records: { scope: 'all' },
    },
  })
  expect((await sun.rights({})).grants.map((one) => one.id)).toEqual([grantId])
  const { id } = await sun.create({ ...wanted, grantIds: [grantId] })
  expect((await rightsOf('wang')).buttons).toEqual(all.buttons)
  await sun.setEnabled({ ids: [id], enabledMark: 0 })
})

test('members, other tenants and old sign-ins are refused', async () => {
  const id = await create()
  const li = (await office.as('li')).authorizationGroups
  expect(await refusalOf(li.list({}))).toBe('session.administratorsOnly')
  const stranger = (await office.other.as('admin')).authorizationGroups
  expect((await stranger.list({})).list).toEqual([])
  expect(await refusalOf(stranger.remove({ id }))).toBe('organization.notFound')
  expect(await refusalOf(stranger.create({ fullName: '偷', enCode: 'x', grantIds: [grantId] }))).toBe(
    'organization.notFound',
  )
  office.clock.pass(minutes(11))
  expect(await refusalOf(admin.authorizationGroups.setEnabled({ ids: [id], enabledMark: 0 }))).toBe(
    'session.confirmFirst',
  )
})

test('of two who save at once one gets a conflict, a code is used once, and the last holder stays', async () => {
  const id = await create({ members: [person('wang')] })
  const group = await groupOf(id)
  const results = await Promise.all([
    refusalOf(admin.authorizationGroups.update({ ...group, members: [person('li')] })),
    refusalOf(admin.authorizationGroups.update({ ...group, description: '另一个' })),
  ])
  expect(results.toSorted()).toEqual(['not refused', 'organization.changedMeanwhile'])
  expect(await refusalOf(create())).toBe('organization.codeTaken')

  const alone = await admin.applications.create({
    ...{ fullName: '只给这个组', enCode: 'alone' },
    holders: [{ kind: 'authorizationGroup', id }],
  })
  const now = await groupOf(id)
  expect(await refusalOf(admin.authorizationGroups.update({ ...now, applicationIds: [] }))).toBe(
    'authorizationGroups.lastHolder',
  )
  expect((await groupOf(id)).applications).toHaveLength(now.applications.length)
  await admin.applications.remove(alone)
})

test('a role that a bundle names cannot be deleted', async () => {
  const role = await admin.organization.createRole({ fullName: '采购', enCode: 'buyer' })
  await create({ members: [{ kind: 'role', id: role.id }] })
  expect(await refusalOf(admin.roles.remove({ id: role.id }))).toBe('organization.inUse')
})
