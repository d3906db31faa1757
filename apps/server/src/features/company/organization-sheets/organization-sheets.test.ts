import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sheetsOf, workbook } from '../../../../test/company-sheets.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { type Cell, readSheet } from '../../../sheets/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
  sheets = sheetsOf(office)
})
beforeEach(() => {
  office.clock.pass(1)
})
afterAll(() => office.close())

type Kind = 'departments' | 'people' | 'roles' | 'groups'
type Rows = readonly (readonly Cell[])[]

const inChinese = { 'Accept-Language': 'zh-CN' }
const upload = async (...rows: Rows) => sheets.uploaded('admin', 'sheet.xlsx', await workbook(...rows))
const preview = async (kind: Kind, ...rows: Rows) =>
  admin.organizationSheets.preview({ kind, fileId: await upload(...rows) })
const take = async (kind: Kind, ...rows: Rows) =>
  admin.organizationSheets.import({ kind, fileId: await upload(...rows) })
const directory = () => office.app.server.directories.of('demo')
const placesOf = (cells: readonly { row: number; column: string }[]) =>
  cells.map(({ row, column }) => `${row} ${column}`)

/** Reads the rows behind a link. */
async function exported(kind: Kind | 'posts'): Promise<Rows> {
  const { url } = await admin.organizationSheets.link({ kind })
  const answer = await office.app.http.inject({ method: 'GET', url })
  const path = join(await mkdtemp(join(tmpdir(), 'signet-export-')), 'sheet.xlsx')
  await writeFile(path, answer.rawPayload)
  const rows: (readonly Cell[])[] = []
  for await (const { cells } of readSheet(path)) rows.push(cells)
  return rows
}

const departmentHeadings = ['编码', '名称', '上级', '类型', '负责人账号']

test('departments come with their parents from the same sheet, and the same sheet again changes nothing', async () => {
  const rows = [
    departmentHeadings,
    ['', '华东一组', 'east', '部门', 'li'],
    ['east', '华东区', '云杉科技', '部门', ''],
    ['', '华东二组', '云杉科技/华东区', '', ''],
  ]
  expect(await preview('departments', ...rows)).toMatchObject({ rows: 3, added: 3, wrong: 0 })
  expect(await take('departments', ...rows)).toMatchObject({ added: 3, changed: 0 })
  expect(await take('departments', ...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })

  const east = [...(await directory()).organizations.values()].find(({ code }) => code === 'east')
  const below = (await directory()).childrenOf(east?.id ?? '')
  expect(below.map(({ name }) => name).toSorted()).toEqual(['华东一组', '华东二组'])
  expect(below.find(({ name }) => name === '华东一组')?.headId).toBe(office.company.people.li)
})

test('each wrong cell of a sheet of departments is named, and the right rows are taken over', async () => {
  const rows = [
    departmentHeadings,
    ['ring.a', '环甲', 'ring.b', '', ''],
    ['ring.b', '环乙', 'ring.a', '', ''],
    ['lost', '失联', '没有的部门', '', ''],
    ['headless', '无主', '', '', 'no-such-account'],
    ['under', '下属', 'headless', '', ''],
    ['bad code!', '坏编码', '', '', ''],
    ['fine', '没问题', '云杉科技', '', ''],
    ['fine', '重复', '云杉科技', '', ''],
    ['research', '研发部', 'fine', '', 'manager'],
  ]
  const { wrongCells, wrong } = await preview('departments', ...rows)
  expect(placesOf(wrongCells)).toEqual([
    '2 上级',
    '3 上级',
    '4 上级',
    '5 负责人账号',
    '6 上级',
    '7 编码',
    '9 编码',
  ])
  expect(wrong).toBe(7)
  expect(await take('departments', ...rows)).toMatchObject({ added: 1, changed: 1, wrong: 7 })
  const names = [...(await directory()).organizations.values()].map(({ name }) => name)
  expect(names).toContain('没问题')
  expect(names).not.toContain('下属')
})

test('a sheet cannot put a department below itself', async () => {
  const { research } = office.company.departments
  const inner = await admin.organization.createOrganize({
    ...{ parentId: research, fullName: '内组', enCode: 'inner', category: 'department' },
  })
  const { wrongCells } = await preview('departments', departmentHeadings, [
    'research',
    '研发部',
    'inner',
    '',
    '',
  ])
  expect(placesOf(wrongCells)).toEqual(['2 上级'])
  expect((await directory()).organizations.get(inner.id)?.parentId).toBe(research)
})

const headings = [
  '账号',
  '姓名',
  '部门',
  '岗位',
  '直属主管账号',
  '手机号',
  '邮箱',
  '性别',
  '工号',
  '入职日期',
]

test('people come with posts, managers of the same sheet and no usable password, and again change nothing', async () => {
  const rows = [
    headings,
    [
      'sun.1',
      '孙小一',
      'finance',
      '会计',
      'sun.2',
      '13800000001',
      'sun1@example.com',
      '女',
      'A1',
      '2026/9/1',
    ],
    ['sun.2', '孙小二', '云杉科技/财务部', '出纳员、云杉科技/总经办/助理', 'li', '', '', '', '', ''],
    ['sun.3', '孙小三', 'finance', '', '', '', '', '', '', ''],
  ]
  expect(await preview('people', ...rows)).toMatchObject({ added: 3, postsAdded: 3, wrongCells: [] })
  await take('people', ...rows)
  expect(await take('people', ...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3, postsAdded: 0 })

  const found = await directory()
  const [one, two] = [found.personByAccount('sun.1'), found.personByAccount('sun.2')]
  expect(one).toMatchObject({ pinyin: 'sunxiaoyi sxy', entryDate: '2026-09-01', gender: 'female' })
  expect(one?.managerId).toBe(two?.id)
  expect(
    found
      .postsOf(two?.id ?? '')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['出纳员', '助理'])
  expect(found.departmentOf(found.personByAccount('sun.3')?.id ?? '')).toBe(
    office.company.departments.finance,
  )
  const signIn = office.client().session.login({ account: 'sun.1@demo', password: 'signet-demo' })
  expect(await refusalOf(signIn)).toBe('session.wrongPassword')
})

test('each wrong cell of a sheet of people is named, and nothing of a wrong row is taken over', async () => {
  const rows = [
    headings,
    ['ok.1', '好一', 'finance', '会计', '', '', '', '', '', ''],
    ['a', '短', '', '', '', '', '', '', '', ''],
    ['no.dept', '无部门', '火星部', '', '', '', '', '', '', ''],
    ['ok.1', '重复', '', '', '', '', '', '', '', ''],
    ['bad.mail', '坏邮箱', '', '', '', '', 'not-a-mail', '', '', ''],
    ['bad.day', '坏日期', '', '', '', '', '', '其他', '', '2026-13-01'],
    ['ring.1', '环一', '', '', 'ring.2', '', '', '', '', ''],
    ['ring.2', '环二', '', '', 'ring.1', '', '', '', '', ''],
    ['phone.1', '号一', '', '', '', '13700000000', '', '', '', ''],
    ['phone.2', '号二', '', '', '', '13700000000', '', '', '', ''],
    ['of.bad', '下属', '', '', 'bad.mail', '', '', '', '', ''],
    ['lost', '无主', '', '', 'nobody-here', '', '', '', '', ''],
  ]
  const { wrongCells, added } = await preview('people', ...rows)
  expect(placesOf(wrongCells)).toEqual([
    '3 账号',
    '4 部门',
    '5 账号',
    '6 邮箱',
    '7 性别',
    '7 入职日期',
    '8 直属主管账号',
    '9 直属主管账号',
    '11 手机号',
    '12 直属主管账号',
    '13 直属主管账号',
  ])
  expect(wrongCells.find(({ row }) => row === 5)?.reason).toBe('与第 2 行重复')
  expect(added).toBe(2)
  await take('people', ...rows)
  const found = await directory()
  expect(found.personByAccount('ok.1')?.name).toBe('好一')
  expect(found.personByAccount('of.bad')).toBeUndefined()
})

test('an export can be imported again and changes nothing', async () => {
  const people = await exported('people')
  const departments = await exported('departments')
  expect(people[0]).toEqual([...headings, '状态'])
  expect(await preview('people', ...people)).toMatchObject({ added: 0, changed: 0, wrong: 0 })
  expect(await preview('departments', ...departments)).toMatchObject({ added: 0, changed: 0, wrong: 0 })
  expect((await exported('posts'))[0]).toContain('岗位负责人账号')
})

test('a sheet of somebody else, members and other tenants get nothing', async () => {
  const fileId = await sheets.uploaded('li', 'sheet.xlsx', await workbook(headings, ['x.1', '某']))
  const li = await office.as('li', inChinese)
  expect(await refusalOf(admin.organizationSheets.preview({ kind: 'people', fileId }))).toBe('files.notFound')
  expect(await refusalOf(li.organizationSheets.import({ kind: 'people', fileId }))).toBe(
    'session.administratorsOnly',
  )
  expect(await refusalOf(li.organizationSheets.link({ kind: 'people' }))).toBe('session.administratorsOnly')
  const other = await office.other.as('admin')
  expect(await refusalOf(other.organizationSheets.import({ kind: 'people', fileId }))).toBe('files.notFound')
})

const circleHeadings = ['编码', '名称', '成员账号', '成员姓名']

test('roles come with their members, and what was exported changes nothing when it is imported', async () => {
  const rows = [
    circleHeadings,
    ['sheet_cashier', '出纳', 'li', ''],
    ['sheet_cashier', '出纳', 'wang', ''],
    ['', '档案员', '', ''],
    ['', '档案员', 'zhao', ''],
  ]
  expect(await preview('roles', ...rows)).toMatchObject({ rows: 4, added: 4, wrong: 0 })
  expect(await take('roles', ...rows)).toMatchObject({ added: 4, changed: 0 })
  const made = [...(await directory()).roles.values()]
  const cashier = made.find(({ code }) => code === 'sheet_cashier')
  const { people } = office.company
  const holders = (await directory()).holdersOf({ kind: 'role', id: cashier?.id ?? '' })
  expect(holders.toSorted()).toEqual([people.li, people.wang].toSorted())

  const all = await exported('roles')
  expect(all).toContainEqual(['sheet_cashier', '出纳', 'li', '李伟'])
  expect(await take('roles', ...all)).toMatchObject({ added: 0, changed: 0, wrong: 0 })
  expect(await take('roles', circleHeadings, ['sheet_cashier', '出纳员', 'li', ''])).toMatchObject({
    ...{ added: 0, changed: 1 },
  })
  expect((await directory()).roles.get(cashier?.id ?? '')?.name).toBe('出纳员')
})

test('each wrong cell of roles and groups is named, and the right rows come in', async () => {
  const { groups, organization } = admin
  const { id } = await organization.createGroup({
    fullName: '女员工',
    enCode: 'sheet_rule',
    rule: 'gender == "female"',
  })
  const members = (await groups.open({ id })).num
  const answer = await take(
    'groups',
    circleHeadings,
    ['sheet_union', '工会', 'nobody-here', ''],
    ['sheet union', '工会', 'li', ''],
    ['', '', 'li', ''],
    ['sheet_party', '读书会', 'li', ''],
    ['sheet_party', '读书小组', 'wang', ''],
    ['sheet_rule', '女员工', 'li', ''],
  )
  expect(placesOf(answer.wrongCells)).toEqual(['2 成员账号', '3 编码', '4 名称', '6 名称', '7 成员账号'])
  expect(answer).toMatchObject({ rows: 6, added: 1, wrong: 5 })
  expect((await groups.open({ id })).num).toBe(members)
  const made = [...(await directory()).groups.values()].map(({ name }) => name)
  expect([made.includes('读书会'), made.includes('工会')]).toEqual([true, false])
})

test('sheets of roles and groups are for administrators of the whole company', async () => {
  const li = await office.as('li')
  expect(await refusalOf(li.organizationSheets.link({ kind: 'roles' }))).toBe('session.administratorsOnly')
})
