import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const nodes = [start(), approver(office, 'review', ['li']), end]
  const { flowId } = await publishFlow(office, { ...chain(nodes), name: '费用报销' })
  caseId = await launchAs(office, 'employee', flowId, { subject: '投影仪', amount: '2140' })
  await office.settle()
  await (await office.as('employee')).documents.addFolder({ name: '会议纪要' })
})
afterAll(() => office.close())

type Client = Awaited<ReturnType<Office['as']>>

/** Lists of names that take a keyword. A name must be found by each spelling. */
const lists: readonly Readonly<{
  of: string
  name: string
  spellings: readonly string[]
  find: (client: Client, keyword: string) => Promise<readonly (string | undefined)[]>
}>[] = [
  {
    of: 'departments',
    name: '研发部',
    spellings: ['研发', 'yfb', 'yanfa', 'YF'],
    find: async ({ organization }, keyword) =>
      (await organization.organizeSelector({ keyword })).list.map(({ orgNameTree }) =>
        orgNameTree.split('/').at(-1),
      ),
  },
  {
    of: 'departments of a range',
    name: '研发部',
    spellings: ['研发', 'yfb'],
    find: async ({ organization }, keyword) => {
      const ids = [office.company.departments.research, office.company.departments.finance]
      return (await organization.organizeRange({ ids, keyword })).list.map(({ fullName }) => fullName)
    },
  },
  {
    of: 'posts',
    name: '工程师',
    spellings: ['工程', 'gcs', 'gongchengshi'],
    find: async ({ organization }, keyword) =>
      (await organization.positionSelector({ keyword })).list.map(({ fullName }) => fullName),
  },
  {
    of: 'roles',
    name: '出纳',
    spellings: ['出纳', 'cn', 'chuna'],
    find: async ({ organization }, keyword) =>
      (await organization.roleSelector({ keyword })).list.map(({ fullName }) => fullName),
  },
  {
    of: 'people',
    name: '李伟',
    spellings: ['李', 'lw', 'liwei', '研发', 'yfb'],
    find: async ({ organization }, keyword) =>
      (await organization.users({ keyword })).list.map(({ realName }) => realName),
  },
  {
    of: 'areas',
    name: '杭州市',
    spellings: ['杭州', 'hz', 'hangzhou'],
    find: async ({ areas }, keyword) =>
      (await areas.search({ keyword, level: 2 })).list.map(({ fullName }) => fullName),
  },
  {
    of: 'documents',
    name: '会议纪要',
    spellings: ['纪要', 'hyjy', 'huiyi'],
    find: async ({ documents }, keyword) =>
      (await documents.list({ keyword, shelf: 'mine' })).list.map(({ name }) => name),
  },
  {
    of: 'flows',
    name: '费用报销',
    spellings: ['报销', 'fybx', 'feiyong'],
    find: async ({ approvals }, keyword) =>
      (await approvals.launchableFlows({ keyword })).list.map(({ name }) => name),
  },
]

test.each(lists)(
  '$of are found by their Chinese name, pinyin and initials',
  async ({ name, spellings, find }) => {
    const client = await office.as('employee')
    for (const spelling of spellings) expect(await find(client, spelling), spelling).toContain(name)
    expect(await find(client, 'qqqq')).toEqual([])
  },
)

type Admin = Awaited<ReturnType<Office['as']>>

/** Lists of the studio that take a keyword, with a name that is made for the test where the office has none. */
const designs: readonly Readonly<{
  of: string
  find: (admin: Admin, keyword: string) => Promise<Readonly<{ list: readonly unknown[] }>>
}>[] = [
  { of: 'flows', find: ({ flowDesign }, keyword) => flowDesign.list({ keyword }) },
  { of: 'forms', find: ({ formDesign }, keyword) => formDesign.list({ keyword }) },
]

test.each(designs)('$of of the studio are found by pinyin and initials', async ({ find }) => {
  const admin = await office.as('admin')
  const counts = await Promise.all(
    ['报销', 'bx', 'baoxiao', 'qqqq'].map(async (keyword) => (await find(admin, keyword)).list.length),
  )
  expect(counts).toEqual([1, 1, 1, 0])
})

test.each([
  ['its flow', 'fybx'],
  ['its flow in full', 'feiyongbaoxiao'],
  ['its starter', 'zyg'],
  ['its assignee', '李伟'],
  ['its assignee in initials', 'lw'],
  ['its amount', '2140'],
  ['the words of its card', '投影'],
  ['these words in initials', 'tyy'],
  ['these words in pinyin', 'touying'],
])('a case is found by %s', async (_what, keyword) => {
  const { approvals } = await office.as('employee')
  const { list } = await approvals.list({ list: 'launched', keyword })

  expect(list.map((one) => one.caseId)).toEqual([caseId])
})

test('words that the case does not have do not find it', async () => {
  const { approvals } = await office.as('employee')
  expect((await approvals.list({ list: 'launched', keyword: 'qqqq' })).list).toEqual([])
})

test('a value that a step hides finds the case for nobody, since a hit would reveal it', async () => {
  const review = approver(office, 'review', ['li'], { fields: { amount: 'hidden' } })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const hidden = await launchAs(office, 'employee', flowId, { subject: '保密事项', amount: '98765' })
  const found = async (account: 'li' | 'employee', keyword: string) => {
    const list = account === 'li' ? 'doing' : 'launched'
    const { list: rows } = await (await office.as(account)).approvals.list({ list, keyword })
    return rows.map((row) => row.caseId).includes(hidden)
  }

  expect([await found('li', 'baomi'), await found('employee', 'bmsx')]).toEqual([true, true])
  expect([await found('li', '98765'), await found('employee', '98765')]).toEqual([false, false])
})
