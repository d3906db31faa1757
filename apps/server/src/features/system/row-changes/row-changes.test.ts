import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { cleanUp } from '../../background/clean-up.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin', { 'Accept-Language': 'en-US' })
})
afterAll(() => office.close())

type Asked = Parameters<typeof admin.logs.changes>[0]
const changesOf = async (thing: Asked['thing'], id: string) => (await admin.logs.changes({ thing, id })).list

test('the changes of a role say who did what, with the values before and after', async () => {
  const { people } = office.company
  const { id } = await admin.organization.createRole({ fullName: '出纳', enCode: 'cashier_1' })
  await admin.roles.update({ id, version: 0, fullName: '出纳员', enCode: 'cashier_1' })
  await admin.roles.changeMembers({ id, add: [people.li, people.wang], remove: [] })
  await admin.roles.changeMembers({ id, add: [], remove: [people.li] })

  const list = await changesOf('role', id)
  expect(list.map(({ what, changes }) => [what, changes])).toEqual([
    ['Change the members of a role', [{ field: 'Members removed', from: '李伟', to: '' }]],
    ['Change the members of a role', [{ field: 'Members added', from: '', to: '李伟, 王芳' }]],
    ['Change the name or code of a role', [{ field: 'Name', from: '出纳', to: '出纳员' }]],
    ['Create a role', []],
  ])
  expect(new Set(list.map(({ person }) => person?.id))).toEqual(new Set([people.admin]))
})

test('the rule of a group, the head of a department and the duty person of a post are named', async () => {
  const { people, departments } = office.company
  const { id } = await admin.organization.createGroup({ fullName: '全体', enCode: 'all_of_us' })
  await admin.groups.setRule({ id, version: 0, rule: 'true' })
  expect((await changesOf('group', id))[0]?.changes).toEqual([{ field: 'Rule', from: '', to: 'true' }])

  await admin.organization.setHead({ id: departments.research, personId: people.zhao })
  const [head] = await changesOf('department', departments.research)
  expect(head).toMatchObject({ what: 'Set the head of a department', person: { id: people.admin } })
  expect(head?.changes).toEqual([expect.objectContaining({ field: 'Head', to: '赵敏' })])

  const post = await admin.organization.createPosition({
    ...{ organizeId: departments.research, fullName: '试验员', enCode: 'tester_1' },
  })
  await admin.units.updatePost({
    ...{ id: post.id, version: 0, fullName: '试验员', enCode: 'tester_1', parentId: '-1' },
    ...{ dutyUserId: people.wang, isClosed: false },
  })
  expect((await changesOf('post', post.id)).map(({ changes }) => changes)).toEqual([
    [{ field: 'Duty person', from: '', to: '王芳' }],
    [],
  ])
})

test('people disabled together each have it among their changes, and phone numbers are not kept', async () => {
  const { people } = office.company
  const version = async (id: string) => (await admin.people.open({ id })).version
  const ids = [people.li, people.wang]
  const chosen = await Promise.all(ids.map(async (id) => ({ id, version: await version(id) })))
  await admin.people.setEnabled({ people: chosen, enabledMark: 0 })
  for (const id of ids)
    expect((await changesOf('person', id))[0]?.changes).toMatchObject([
      { field: 'Enabled', from: 'Yes', to: 'No' },
    ])

  await admin.organization.updateUser({ id: people.li, mobilePhone: '13800000001' })
  const [latest] = await changesOf('person', people.li)
  expect(latest?.changes).toEqual([{ field: 'Phone', from: '', to: 'Changed; values aren’t kept' }])
  const stored = await office.db.tenant('demo').selectFrom('rowChange').select('changes').execute()
  expect(JSON.stringify(stored)).not.toContain('13800000001')
})

test('another last day of an external account is among its changes', async () => {
  const day = (count: number) => new Date(office.clock() + days(count)).toISOString().slice(0, 10)
  const guest = { account: 'mei_1', realName: '梅', company: '蓝山' }
  const { id } = await admin.externals.invite({ ...guest, lastDay: day(5) })
  await admin.externals.extend({ id, lastDay: day(9) })
  const [latest] = await changesOf('person', id)
  expect(latest?.changes).toEqual([{ field: 'Last day', from: day(5), to: day(9) }])
})

test('somebody who administers a part sees the changes in it, and no others', async () => {
  const { people, departments, roles } = office.company
  await admin.grades.create({
    ...{ name: '研发', areas: ['people'], isWhole: false, circleIds: [] },
    ...{ organizationIds: [departments.research], personIds: [people.zhao] },
  })
  const { logs } = await office.as('zhao')
  const asked = { thing: 'department', id: departments.research } as const
  expect((await logs.changes(asked)).list.length).toBeGreaterThan(0)
  expect(await refusalOf(logs.changes({ thing: 'department', id: departments.finance }))).toBe(
    'grades.notYours',
  )
  expect(await refusalOf(logs.changes({ thing: 'role', id: Object.values(roles)[0] ?? '' }))).toBe(
    'grades.notYours',
  )
  const other = (await office.other.as('admin')).logs
  expect((await other.changes(asked)).list).toEqual([])
})

test('the changes of a row come page by page and are forgotten with the logs', async () => {
  const { id } = await admin.organization.createRole({ fullName: '甲', enCode: 'pages' })
  for (const [version, fullName] of ['乙', '丙', '丁'].entries())
    await admin.roles.update({ id, version, fullName, enCode: 'pages' })
  const asked = { thing: 'role', id, pageSize: 3 } as const
  const first = await admin.logs.changes(asked)
  const second = await admin.logs.changes({ ...asked, cursor: first.next ?? '' })
  const names = [...first.list, ...second.list].map(({ changes }) => changes[0]?.to)
  expect(names).toEqual(['丁', '丙', '乙', undefined])

  const retention = (await admin.settings.list()).groups.find(({ group }) => group === 'retention')
  if (!retention) throw new Error('retention')
  const value = { ...retention.value, logDays: 10 }
  await admin.settings.save({ group: 'retention', value, version: retention.version })
  office.clock.pass(days(11))
  await cleanUp.run(office.app.server)
  expect(await changesOf('role', id)).toEqual([])
})
