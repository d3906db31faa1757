import type { Client } from '@signet/client'

/** One password for everybody: hashing costs what it costs. */
export const password = 'signet-demo'

export const founder = { companyName: '云杉科技', account: 'admin', realName: '管理员', password } as const

/** The people of every test, by account. Each stands where the name says, and Li, Wang, Zhao and Chen are colleagues. */
export const people = {
  director: { realName: '周总监', post: 'director', manager: null },
  manager: { realName: '孙经理', post: 'manager', manager: 'director' },
  finance: { realName: '吴财务', post: 'accountant', manager: 'director' },
  employee: { realName: '郑员工', post: 'engineer', manager: 'manager' },
  li: { realName: '李伟', post: 'engineer', manager: 'manager' },
  wang: { realName: '王芳', post: 'engineer', manager: 'manager' },
  zhao: { realName: '赵敏', post: 'engineer', manager: null },
  chen: { realName: '陈静', post: 'accountant', manager: 'finance' },
} as const
export type Account = keyof typeof people | 'admin'

const departments = { board: '总经办', research: '研发部', finance: '财务部' } as const
const posts = {
  director: { name: '总监', department: 'board', duty: 'director' },
  manager: { name: '研发经理', department: 'research', duty: 'manager' },
  engineer: { name: '工程师', department: 'research', duty: null },
  accountant: { name: '会计', department: 'finance', duty: 'finance' },
} as const
const heads = { board: 'director', research: 'manager', finance: 'finance' } as const

/** Ids of the company, by the codes that tests use. */
export type Company = Readonly<{
  companyId: string
  departments: Readonly<Record<keyof typeof departments, string>>
  posts: Readonly<Record<keyof typeof posts, string>>
  people: Readonly<Record<Account, string>>
  roles: Readonly<Record<'cashier', string>>
  groups: Readonly<Record<'committee', string>>
}>

/** Tells a small company through the product's own client, as its administrator would. */
export async function foundTestCompany(admin: Client): Promise<Company> {
  const { organization } = admin
  const [company] = (await organization.organizeSelector({})).list
  const companyId = company?.id ?? ''
  const departmentIds = await inTurn(departments, async (fullName, enCode) =>
    organization.createOrganize({ parentId: companyId, fullName, enCode, category: 'department' }),
  )
  const postIds = await inTurn(posts, async ({ name, department }, enCode) =>
    organization.createPosition({ organizeId: departmentIds[department], fullName: name, enCode }),
  )
  const personIds: Record<string, string> = {}
  for (const [account, { realName, post, manager }] of Object.entries(people)) {
    const managerId = manager ? (personIds[manager] ?? null) : null
    const asked = { account, realName, password, positionIds: [postIds[post]], managerId }
    personIds[account] = (await organization.createUser(asked)).id
  }
  const found = await organization.users({ pageSize: 200 })
  const admins = found.list.filter(({ account }) => account === 'admin')
  const ids = { ...personIds, admin: admins[0]?.id ?? '' } as Record<Account, string>
  for (const [department, head] of Object.entries(heads))
    await organization.setHead({
      id: departmentIds[department as keyof typeof departments],
      personId: ids[head],
    })
  const cashiers = { fullName: '出纳', enCode: 'cashier', personIds: [ids.chen, ids.finance] }
  const committee = { fullName: '采购小组', enCode: 'committee', personIds: [ids.li, ids.zhao] }

  return {
    companyId,
    departments: departmentIds,
    posts: postIds,
    people: ids,
    roles: { cashier: (await organization.createRole(cashiers)).id },
    groups: { committee: (await organization.createGroup(committee)).id },
  }
}

async function inTurn<Key extends string, Part>(
  parts: Readonly<Record<Key, Part>>,
  make: (part: Part, key: Key) => Promise<{ id: string }>,
): Promise<Record<Key, string>> {
  const ids: [string, string][] = []
  for (const [key, part] of Object.entries(parts) as [Key, Part][])
    ids.push([key, (await make(part, key)).id])
  return Object.fromEntries(ids) as Record<Key, string>
}
