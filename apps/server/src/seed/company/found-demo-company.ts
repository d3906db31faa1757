import { randomBytes } from 'node:crypto'
import type { Client } from '@signet/client'
import { drawPassword } from '../../people/sessions/index.ts'
import { demoPassword, isDemoAccount } from '../demo-accounts.ts'
import {
  type DepartmentCode,
  departments,
  type GroupCode,
  groups,
  type PostCode,
  posts,
  type RoleCode,
  roles,
  supplyChain,
} from './organizations.ts'
import { type DemoPerson, people } from './people.ts'

/** Ids of the company by the codes and accounts of the story. */
export type DemoCompany = Readonly<{
  people: Readonly<Record<string, string>>
  departments: Readonly<Record<DepartmentCode, string>>
  roles: Readonly<Record<RoleCode, string>>
  groups: Readonly<Record<GroupCode, string>>
}>

/** Creates the company as its administrator: organizations, posts, people and heads. */
export async function foundDemoCompany(admin: Client, administratorId: string): Promise<DemoCompany> {
  const departmentIds = await foundDepartments(admin)
  const postIds = await makePosts(admin, departmentIds)
  const personIds = { ...(await welcomePeople(admin, postIds)), admin: administratorId }
  await nameHeads(admin, departmentIds, personIds)
  const memberIds = (accounts: readonly string[]) => accounts.map((account) => idOf(personIds, account))
  const circle = ({ name, members }: Circle, enCode: string) => ({
    enCode,
    fullName: name,
    personIds: memberIds(members),
  })
  const make = admin.organization

  return {
    people: personIds,
    departments: departmentIds,
    roles: await inTurn(roles, (role, code) => make.createRole(circle(role, code))),
    groups: await inTurn(groups, (group, code) => make.createGroup(circle(group, code))),
  }
}

type Circle = Readonly<{ name: string; members: readonly string[] }>

async function foundDepartments({ organization }: Client) {
  const { list } = await organization.organizeSelector({})
  const { name: fullName, code: enCode } = supplyChain
  const second = await organization.createOrganize({ fullName, enCode, category: 'company' })
  const companies = { company: list[0]?.id ?? '', 'supply-chain': second.id }
  const flat = Object.entries(departments).flatMap(([company, parts]) =>
    parts.map(({ code, name }) => ({ code, name, parentId: idOf(companies, company) })),
  )
  const byCode = Object.fromEntries(flat.map((department) => [department.code, department]))

  return inTurn(byCode as Record<DepartmentCode, (typeof flat)[number]>, ({ code, name, parentId }) =>
    organization.createOrganize({ parentId, fullName: name, enCode: code, category: 'department' }),
  )
}

function makePosts({ organization }: Client, ids: Readonly<Record<DepartmentCode, string>>) {
  return inTurn<PostCode, (typeof posts)[PostCode]>(posts, ({ name, department }, enCode) =>
    organization.createPosition({ organizeId: ids[department], fullName: name, enCode }),
  )
}

/** Passwords hashed in parallel, as many as a small machine has threads. */
const atOnce = 4

/** Creates leaders first, since others report to them, and then all others in parallel. */
async function welcomePeople({ organization }: Client, postIds: Readonly<Record<PostCode, string>>) {
  const ids: Record<string, string> = {}
  const welcome = async ({ person, place: index }: Readonly<{ person: DemoPerson; place: number }>) => {
    const leader = leaderOf(person)
    const { id } = await organization.createUser({
      account: person.account,
      realName: person.name,
      gender: person.gender,
      password: isDemoAccount(person.account)
        ? demoPassword
        : drawPassword(randomBytes, [person.account, person.name]),
      mustChangePassword: false,
      email: `${person.account}@example.com`,
      // No operator assigns numbers that begin with 120.
      mobilePhone: `1200000${String(index + 1).padStart(4, '0')}`,
      positionIds: person.posts.map((post) => postIds[post]),
      managerId: leader === null ? null : (ids[leader] ?? null),
    })
    ids[person.account] = id
  }
  const numbered = people.map((person, index) => ({ person, place: index }))
  const isLeader = ({
    person: {
      posts: [post],
    },
  }: (typeof numbered)[number]) => posts[post].duty !== null
  for (const one of numbered.filter(isLeader)) await welcome(one)
  const others = numbered.filter((one) => !isLeader(one))
  for (let first = 0; first < others.length; first += atOnce)
    await Promise.all(others.slice(first, first + atOnce).map(welcome))
  return ids
}

/**
 * Returns the head of the department of the primary post; heads report to the director, who reports to no
 * one.
 */
function leaderOf({ account, posts: [major] }: DemoPerson): string | null {
  if (account === 'director') return null
  const { department, duty } = posts[major]
  const heads = Object.values(departments).flat()
  return duty === null ? (heads.find(({ code }) => code === department)?.head ?? null) : 'director'
}

async function nameHeads(
  { organization }: Client,
  ids: Readonly<Record<DepartmentCode, string>>,
  personIds: Readonly<Record<string, string>>,
) {
  for (const { code, head } of Object.values(departments).flat()) {
    if (head) await organization.setHead({ id: idOf(ids, code), personId: idOf(personIds, head) })
  }
}

function idOf(ids: Readonly<Record<string, string>>, name: string): string {
  const id = ids[name]
  if (id === undefined) throw new Error(`The story speaks of ${name}, who is not there.`)
  return id
}

async function inTurn<Code extends string, Part>(
  parts: Readonly<Record<Code, Part>>,
  make: (part: Part, code: Code) => Promise<{ id: string }>,
): Promise<Record<Code, string>> {
  const ids: Record<string, string> = {}
  for (const [code, part] of Object.entries(parts) as [Code, Part][]) ids[code] = (await make(part, code)).id
  return ids as Record<Code, string>
}
