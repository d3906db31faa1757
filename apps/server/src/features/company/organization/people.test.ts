import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

const accounts = (rows: readonly { account: string }[]) => rows.map(({ account }) => account)
const signIn = (account: string, secret: string) =>
  office.client().session.login({ account: `${account}@demo`, password: secret })
const personOf = async (id: string) => admin.people.open({ id })

test('people are found by department with those below, role, state and phone, and sorted either way', async () => {
  const { companyId, roles } = office.company
  const all = await admin.people.list({ organizeId: companyId, pageSize: 100 })
  expect(all.pagination.total).toBe(8)
  expect(accounts((await admin.people.list({ roleId: roles.cashier })).list).toSorted()).toEqual([
    'chen',
    'finance',
  ])
  expect(accounts((await admin.people.list({ state: 'administrator' })).list)).toEqual(['admin'])

  const down: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await admin.people.list({
      ...{ sort: 'account', order: 'descending', pageSize: 3 },
      ...(cursor ? { cursor } : {}),
    })
    down.push(...accounts(page.list))
    if (page.next === null) break
    cursor = page.next
  }
  expect(down).toEqual(down.toSorted().toReversed())
  expect(down).toHaveLength(9)
})

test('a new person gets an initial password, answered once, and chooses another at the first sign-in', async () => {
  const { posts, people } = office.company
  const made = await admin.organization.createUser({
    ...{ account: 'newcomer', realName: '林小新', mobilePhone: '13900000001', employeeNumber: 'E7' },
    ...{ entryDate: '2026-09-01', positionIds: [posts.accountant, posts.engineer], managerId: people.li },
  })
  expect(await refusalOf(signIn('newcomer', made.password ?? ''))).toBe('session.passwordMustChange')
  expect(await personOf(made.id)).toMatchObject({
    entryDate: '2026-09-01',
    departments: ['云杉科技/财务部', '云杉科技/研发部'],
    positions: [{ name: '会计' }, { name: '工程师' }],
    manager: { name: '李伟' },
    managers: [{ name: '李伟' }, { name: '孙经理' }, { name: '周总监' }],
  })
  expect(accounts((await admin.people.list({ keyword: 'E7' })).list)).toEqual(['newcomer'])
  expect(accounts((await admin.people.list({ keyword: 'lxx' })).list)).toEqual(['newcomer'])
  const twice = admin.organization.createUser({
    account: 'other',
    realName: '某',
    mobilePhone: '13900000001',
  })
  expect(await refusalOf(twice)).toBe('organization.phoneTaken')
})

test('a person is changed with the version that was read, and refused with an older one', async () => {
  const { wang } = office.company.people
  const { version } = await personOf(wang)
  await admin.organization.updateUser({ id: wang, version, realName: '王小芳', email: 'wang@example.com' })

  expect(await personOf(wang)).toMatchObject({ realName: '王小芳', email: 'wang@example.com' })
  expect(accounts((await admin.people.list({ keyword: 'wangxiaofang' })).list)).toEqual(['wang'])
  expect(await refusalOf(admin.organization.updateUser({ id: wang, version, realName: '王芳' }))).toBe(
    'organization.changedMeanwhile',
  )
})

test('a reset password replaces the old one and ends the sessions', async () => {
  const { id } = await admin.organization.createUser({
    ...{ account: 'forgetful', realName: '白小忘', password, mustChangePassword: false },
  })
  const { token } = await signIn('forgetful', password)
  const reset = await admin.people.resetPassword({ id })

  const mine = office.client({ Authorization: token })
  expect(await refusalOf(mine.session.currentUser({ type: 'web' }))).toMatch(/^session\./)
  expect(await refusalOf(signIn('forgetful', password))).toBe('session.wrongPassword')
  expect(await refusalOf(signIn('forgetful', reset.password))).toBe('session.passwordMustChange')
  expect(await refusalOf(admin.people.resetPassword({ id: office.company.people.admin }))).toBe(
    'organization.notYourself',
  )
})

test('an administrator does not disable themselves, and the last administrator stays', async () => {
  // Its own office: the one who loses the race is signed out.
  const alone = await openOffice()
  const first = await alone.as('admin')
  const { admin: me, li } = alone.company.people
  const disable = (client: typeof admin, id: string) => client.organization.updateUser({ id, enabledMark: 0 })
  expect(await refusalOf(disable(first, me))).toBe('organization.notYourself')
  await first.organization.updateUser({ id: li, isAdministrator: true })
  const second = await alone.as('li')
  const both = await Promise.allSettled([disable(first, li), disable(second, me)])
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))

  expect(refused).toHaveLength(1)
  const directory = await alone.app.server.directories.of('demo')
  expect(directory.administrators()).toHaveLength(1)
  await alone.close()
})

test('several people are disabled and enabled together, all or none, and are signed out', async () => {
  const { chen, zhao, admin: me } = office.company.people
  const seen = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await personOf(id)).version })))
  const enabled = async () => [(await personOf(chen)).isEnabled, (await personOf(zhao)).isEnabled]
  const theirs = await office.as('zhao')
  const before = await seen([chen, zhao])
  const withMyself = [...before, ...(await seen([me]))]
  expect(await refusalOf(admin.people.setEnabled({ people: withMyself, enabledMark: 0 }))).toBe(
    'organization.notYourself',
  )
  expect(await enabled()).toEqual([true, true])

  await admin.people.setEnabled({ people: before, enabledMark: 0 })
  expect(await enabled()).toEqual([false, false])
  expect(await refusalOf(theirs.session.currentUser())).toMatch(/^session\./)
  expect(await refusalOf(admin.people.setEnabled({ people: before, enabledMark: 1 }))).toBe(
    'organization.changedMeanwhile',
  )
  await admin.people.setEnabled({ people: await seen([chen, zhao]), enabledMark: 1 })
  expect(await enabled()).toEqual([true, true])
})

test('a role is renamed, gets and loses members, and is not deleted while a flow names it', async () => {
  const { id } = await admin.organization.createRole({ fullName: '档案员', enCode: 'archivist' })
  const { chen, wang } = office.company.people
  await admin.roles.changeMembers({ id, add: [chen, wang] })
  await admin.roles.changeMembers({ id, remove: [chen] })
  await admin.roles.update({ id, version: 0, fullName: '档案管理员', enCode: 'archivist' })
  const again = admin.roles.update({ id, version: 0, fullName: '档案', enCode: 'archivist' })
  expect(await refusalOf(again)).toBe('organization.changedMeanwhile')
  expect(accounts((await admin.people.list({ roleId: id })).list)).toEqual(['wang'])

  const sources = [{ kind: 'role' as const, ids: [id] }]
  await publishFlow(office, chain([start(), approver(office, 'review', [], { sources }), end]))
  expect(await admin.roles.open({ id })).toMatchObject({
    fullName: '档案管理员',
    num: 1,
    usedBy: ['测试流程'],
  })
  expect(await refusalOf(admin.roles.remove({ id }))).toBe('organization.inUse')
})

test('an unused group is deleted with its memberships', async () => {
  const { li } = office.company.people
  const { id } = await admin.organization.createGroup({ fullName: '临时组', enCode: 'temp', personIds: [li] })
  await admin.groups.remove({ id })

  expect(await refusalOf(admin.groups.open({ id }))).toBe('organization.notFound')
  expect((await personOf(li)).groups.map(({ name }) => name)).toEqual(['采购小组'])
})

test('members and other tenants see and change no person', async () => {
  const { li } = office.company.people
  const wang = await office.as('wang')
  expect(await refusalOf(wang.people.list({}))).toBe('session.administratorsOnly')
  expect(await refusalOf(wang.people.resetPassword({ id: li }))).toBe('session.administratorsOnly')
  const other = await office.other.as('admin')
  expect(await refusalOf(other.people.open({ id: li }))).toBe('organization.notFound')
  expect(await refusalOf(other.people.resetPassword({ id: li }))).toBe('organization.notFound')
  expect(await refusalOf(other.roles.remove({ id: office.company.roles.cashier }))).toBe(
    'organization.notFound',
  )
})
