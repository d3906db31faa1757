import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const names = (rows: readonly { fullName: string }[]) => rows.map(({ fullName }) => fullName)
const accounts = (rows: readonly { account: string }[]) => rows.map(({ account }) => account).toSorted()

test('the tree of organizations opens branch by branch', async () => {
  const { organization } = await office.as('li')

  const top = (await organization.organizeSelector()).list
  const below = (await organization.organizeSelector({ parentId: office.company.companyId })).list

  expect(top).toMatchObject([
    { fullName: '云杉科技', parentId: '-1', hasChildren: true, category: 'company' },
  ])
  expect(names(below)).toEqual(['总经办', '研发部', '财务部'])
  expect(below[1]).toMatchObject({ isLeaf: true, orgNameTree: '云杉科技/研发部', parentName: '云杉科技' })
})

test('a search through organizations answers with full paths', async () => {
  const { organization } = await office.as('li')

  expect(names((await organization.organizeSelector({ keyword: '研发' })).list)).toEqual(['云杉科技/研发部'])
})

test('posts are listed below their organization, and their holders are found', async () => {
  const { organization } = await office.as('li')
  const { departments, posts } = office.company

  const inResearch = (await organization.positionsOf({ id: departments.research })).list
  const engineers = await organization.users({ positionId: posts.engineer })

  expect(names(inResearch)).toEqual(['研发经理', '工程师'])
  expect(accounts(engineers.list)).toEqual(['employee', 'li', 'wang', 'zhao'])
})

test.each([
  ['李', ['li']],
  ['lw', ['li']],
  ['zhaomin', ['zhao']],
  ['fin', ['finance']],
])('searching %s finds %j', async (keyword, found) => {
  const { organization } = await office.as('wang')

  expect(accounts((await organization.users({ keyword })).list)).toEqual(found)
})

test('the list of people is the same by pages and by cursor', async () => {
  const { organization } = await office.as('wang')
  const whole = await organization.users({ pageSize: 200 })

  const byCursor: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await organization.users({ pageSize: 4, ...(cursor ? { cursor } : {}) })
    byCursor.push(...page.list.map(({ id }) => id))
    if (page.next === null) break
    cursor = page.next
  }
  const third = await organization.users({ pageSize: 4, currentPage: 3 })

  expect(byCursor).toEqual(whole.list.map(({ id }) => id))
  expect(third.list.map(({ id }) => id)).toEqual(byCursor.slice(8))
  expect(whole.pagination.total).toBe(byCursor.length)
})

test('a mixed choice is shown by name and resolves to people', async () => {
  const { organization } = await office.as('wang')
  const { groups, roles, people, departments } = office.company
  const ids = [`${groups.committee}--group`, `${roles.cashier}--role`, `${people.director}--user`]

  const shown = (await organization.selectedNodes({ ids: [...ids, 'gone--user', 'x--constructor'] })).list
  const meant = await organization.selectedUsers({ ids: [...ids, `${departments.board}--department`] })

  expect(names(shown)).toEqual(['采购小组', '出纳', '周总监/director'])
  expect(accounts(meant.list)).toEqual(['chen', 'director', 'finance', 'li', 'zhao'])
})

test('people may be chosen by department tree, or relative to the reader', async () => {
  const meant = async (account: 'li' | 'chen', ...ids: string[]) =>
    accounts((await (await office.as(account)).organization.selectedUsers({ ids, pageSize: 100 })).list)
  const everybody = await meant('li', `${office.company.companyId}--organizeTree`)

  expect(everybody).toContain('chen')
  expect(await meant('li', `${office.company.companyId}--organize`)).not.toContain('chen')
  expect(await meant('chen', '@currentOrg')).toEqual(
    await meant('li', `${office.company.departments.finance}--organize`),
  )
  expect(await meant('li', '@currentOrg')).not.toContain('chen')
})

test('an organization may stand for all its posts', async () => {
  const { organization } = await office.as('li')
  const { finance } = office.company.departments
  const range = await organization.positionRange({ ids: [finance] })
  const search = await organization.positionSelector({ organizeId: finance, pageSize: 100 })

  expect(range.list.map(({ id }) => id)).toEqual(search.list.map(({ id }) => id))
  expect(range.list.length).toBeGreaterThan(0)
})

test('“my organization” depends on the reader', async () => {
  const ids = ['@currentOrg', '@currentOrgAndSubOrg', '__proto__']
  const range = async (account: 'li' | 'chen') =>
    names((await (await office.as(account)).organization.organizeRange({ ids })).list)

  expect(await range('li')).toEqual(['研发部'])
  expect(await range('chen')).toEqual(['财务部'])
})

test('colleagues are those of the department, of the position, or of the company', async () => {
  const { organization } = await office.as('chen')
  const colleagues = async (type: number) => accounts((await organization.receiveUsers({ type })).list)

  expect(await colleagues(2)).toEqual(['finance'])
  expect(await colleagues(3)).toEqual(['finance'])
  expect(await colleagues(6)).toHaveLength(7)
  expect(await colleagues(0)).toContain('admin')
})

test('the next call sees a change by an administrator', async () => {
  const { organization } = await office.as('admin')
  const { id } = await organization.createOrganize({
    parentId: office.company.companyId,
    fullName: '市场部',
    enCode: 'market',
    category: 'department',
  })
  await organization.setHead({ id, personId: office.company.people.wang })
  const post = await organization.createPosition({ organizeId: id, fullName: '专员', enCode: 'clerk' })
  const moved = await organization.createUser({
    account: 'mover',
    realName: '莫小移',
    password,
    positionIds: [post.id],
  })

  const directory = await office.app.server.directories.of('demo')

  expect(directory.managerOf(moved.id, 1)).toBe(office.company.people.wang)
  expect(directory.departmentOf(moved.id)).toBe(id)
})

test('codes and accounts are unique ignoring case, and unknown people cannot be assigned', async () => {
  const { organization } = await office.as('admin')
  const role = { fullName: '出纳', enCode: 'cashier' }
  const person = { account: 'LI', realName: '另一个', password }

  expect(await refusalOf(organization.createRole(role))).toBe('organization.codeTaken')
  expect(await refusalOf(organization.createUser(person))).toBe('organization.accountTaken')
  expect(await refusalOf(organization.createRole({ ...role, enCode: 'new', personIds: ['nobody'] }))).toBe(
    'organization.notFound',
  )
})

test('a person cannot be managed by someone they manage', async () => {
  const { organization } = await office.as('admin')
  const { director, manager, employee } = office.company.people

  expect(await refusalOf(organization.updateUser({ id: director, managerId: employee }))).toBe(
    'organization.cycle',
  )
  expect(await refusalOf(organization.updateUser({ id: manager, managerId: manager }))).toBe(
    'organization.cycle',
  )
  expect(await refusalOf(organization.updateUser({ id: 'nobody', managerId: null }))).toBe(
    'organization.notFound',
  )
})

test('only administrators write the organization', async () => {
  const { organization } = await office.as('li')

  expect(await refusalOf(organization.createRole({ fullName: '内鬼', enCode: 'mole' }))).toBe(
    'session.administratorsOnly',
  )
})

test('another tenant sees none of these people, even by id', async () => {
  const { organization } = await office.other.as('admin')
  const { people, companyId } = office.company

  expect(accounts((await organization.users({ pageSize: 200 })).list)).toEqual(['admin'])
  expect((await organization.usersByIds({ ids: [people.li] })).list).toEqual([])
  expect((await organization.organizeSelector({ parentId: companyId })).list).toEqual([])
  expect((await organization.groupSelector()).list).toEqual([])
  expect((await organization.roleSelector()).list).toEqual([])
  expect(await refusalOf(organization.updateUser({ id: people.li, enabledMark: 0 }))).toBe(
    'organization.notFound',
  )
})

test('members learn neither phone nor mail nor office of others; administrators and the person do', async () => {
  const admin = (await office.as('admin')).organization
  const phone = '13800000077'
  const reachable = { account: 'qian', realName: '钱秘书', mobilePhone: phone, email: 'qian@example.com' }
  const { id } = await admin.createUser({ ...reachable, password, positionIds: [] })
  const { organization } = await office.as('li')
  const { people } = office.company
  const rows = async (of: typeof organization) => [
    ...(await of.users({ keyword: 'qian' })).list,
    ...(await of.receiveUsers({ keyword: 'qian' })).list,
    ...(await of.usersByIds({ ids: [id] })).list,
    ...(await of.selectedUsers({ ids: [`${id}--user`] })).list,
  ]

  const seen = await rows(organization)
  expect(seen.length).toBe(4)
  for (const row of seen) expect(row).toMatchObject({ realName: '钱秘书', mobilePhone: '', email: '' })
  const everybody = (await organization.users({ pageSize: 200 })).list
  expect(everybody.flatMap((row) => ('isAdministrator' in row ? [row.id] : []))).toEqual([people.li])
  expect((await rows(admin))[0]).toMatchObject({ mobilePhone: phone, isAdministrator: false })

  const found = async (of: typeof organization, keyword: string) => (await of.users({ keyword })).list.length
  expect([await found(organization, phone), await found(admin, phone)]).toEqual([0, 1])
  expect(await found(admin, phone.slice(0, 8))).toBe(0)
})
