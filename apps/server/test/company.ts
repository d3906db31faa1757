import type { Client } from '@signet/client'
import type { Snapshot } from '../src/people/directory/index.ts'

/** Shared by all accounts, since hashing is slow. */
export const password = 'signet-demo'

export const founder = { companyName: '云杉科技', account: 'admin', realName: '管理员', password } as const

/** The people of every test by account; Li, Wang, Zhao and Chen are colleagues. */
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

/** Ids of the company by code. */
export type Company = Readonly<{
  companyId: string
  departments: Readonly<Record<keyof typeof departments, string>>
  posts: Readonly<Record<keyof typeof posts, string>>
  people: Readonly<Record<Account, string>>
  roles: Readonly<Record<'cashier', string>>
  groups: Readonly<Record<'committee', string>>
}>

/** Creates a small company as its administrator, through the product's own client. */
export async function tellCompany({ organization }: Client): Promise<void> {
  const [company] = (await organization.organizeSelector({})).list
  const departmentIds = await mapInTurn(departments, async (fullName, enCode) =>
    organization.createOrganize({ parentId: company?.id ?? '', fullName, enCode, category: 'department' }),
  )
  const postIds = await mapInTurn(posts, async ({ name, department }, enCode) =>
    organization.createPosition({ organizeId: departmentIds[department], fullName: name, enCode }),
  )
  const ids: Record<string, string> = {}
  for (const [account, { realName, post, manager }] of Object.entries(people)) {
    const person = { account, realName, password, mustChangePassword: false, positionIds: [postIds[post]] }
    ids[account] = (await organization.createUser({ ...person, managerId: ids[manager ?? ''] ?? null })).id
  }
  const idsOf = (accounts: readonly string[]) => accounts.map((account) => ids[account] ?? '')

  for (const [department, head] of Object.entries(heads))
    await organization.setHead({
      id: departmentIds[department as keyof typeof departments],
      personId: ids[head] ?? '',
    })
  await organization.createRole({
    fullName: '出纳',
    enCode: 'cashier',
    personIds: idsOf(['chen', 'finance']),
  })
  await organization.createGroup({
    fullName: '采购小组',
    enCode: 'committee',
    personIds: idsOf(['li', 'zhao']),
  })
}

/** Returns the ids of that company. */
export function companyIn(directory: Snapshot): Company {
  const codes = (rows: ReadonlyMap<string, { id: string; code: string }>) =>
    Object.fromEntries([...rows.values()].map(({ id, code }) => [code, id]))
  const accounts = [...directory.people.values()].map(({ id, account }) => [account, id])
  const organizations = codes(directory.organizations)
  const { company: companyId } = organizations

  // `tellCompany` wrote these codes.
  return {
    companyId,
    departments: organizations,
    posts: codes(directory.posts),
    people: Object.fromEntries(accounts),
    roles: codes(directory.roles),
    groups: codes(directory.groups),
  } as Company
}

async function mapInTurn<Key extends string, Part>(
  parts: Readonly<Record<Key, Part>>,
  make: (part: Part, key: Key) => Promise<{ id: string }>,
): Promise<Record<Key, string>> {
  const ids: [string, string][] = []
  for (const [key, part] of Object.entries(parts) as [Key, Part][])
    ids.push([key, (await make(part, key)).id])
  return Object.fromEntries(ids) as Record<Key, string>
}
