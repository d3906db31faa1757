import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { publishModel } from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { throwDice } from '../../../seed/dice.ts'
import { drawSignature } from '../../../seed/history/draw-signature.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterAll(() => office.close())

let made = 0
const nextCode = () => `code${++made}`

/** What can be named: how it is made, what it is called where it is named, and how it is deleted. */
const things = {
  role: {
    make: async () => (await admin.organization.createRole({ fullName: nextCode(), enCode: nextCode() })).id,
    remove: (id: string) => admin.roles.remove({ id }),
    fact: 'heldRoles',
  },
  group: {
    make: async () => (await admin.organization.createGroup({ fullName: nextCode(), enCode: nextCode() })).id,
    remove: (id: string) => admin.groups.remove({ id }),
    fact: 'groups',
  },
  position: {
    make: async () => {
      const organizeId = office.company.departments.research
      const post = { fullName: nextCode(), enCode: nextCode(), organizeId }
      return (await admin.organization.createPosition(post)).id
    },
    remove: (id: string) => admin.units.removePost({ id }),
    fact: 'posts',
  },
  organization: {
    make: async () => {
      const unit = { fullName: nextCode(), enCode: nextCode(), parentId: office.company.companyId }
      return (await admin.organization.createOrganize({ ...unit, category: 'department' })).id
    },
    remove: (id: string) => admin.units.remove({ id }),
    fact: 'departments',
  },
  grade: {
    make: async () => {
      const none = { organizationIds: [], circleIds: [], personIds: [] }
      return (await admin.grades.create({ name: nextCode(), areas: ['people'], isWhole: true, ...none })).id
    },
    remove: (id: string) => admin.grades.remove({ id }),
    fact: 'grades',
  },
} as const
type Kind = keyof typeof things
type HolderKind = Exclude<Kind, 'grade'>

const holderKinds = ['role', 'group', 'position', 'organization'] as const
const me = () => ({ kind: 'person' as const, id: office.company.people.admin })
const flowKind = (kind: HolderKind) => (kind === 'organization' ? ('department' as const) : kind)

/** Everything that can name somebody: whom, and how the name is made. Answers what the refusal calls it. */
const users = {
  'an approver of a flow': async (kind: HolderKind, id: string) => {
    const sources = [{ kind: flowKind(kind), ids: [id] }]
    const flow = chain([start(), approver(office, 'review', [], { sources }), end])
    await publishFlow(office, { ...flow, name: `流程 ${id}` })
  },
  'a permission of a list': async (kind: HolderKind, id: string) => {
    const { modelId } = await publishModel(office)
    const permission = { columns: [], buttons: [], records: { scope: 'all' } }
    await admin.listDesign.createGrant({ id: modelId, name: '授权', holders: [{ kind, id }], permission })
  },
  'an application': async (kind: HolderKind, id: string) => {
    await admin.applications.create({ fullName: nextCode(), enCode: nextCode(), holders: [{ kind, id }] })
  },
  'a menu entry': async (kind: HolderKind, id: string) => {
    const menu = [
      { id: 'm', target: { kind: 'catalog' as const }, fullName: '目录', holders: [{ kind, id }] },
    ]
    await admin.applications.create({ fullName: nextCode(), enCode: nextCode(), holders: [me()], menu })
  },
  'an announcement': async (kind: HolderKind, id: string) => {
    await admin.announcements.create({ title: nextCode(), body: '<p>1</p>', holders: [{ kind, id }] })
  },
  'a seal': async (kind: HolderKind, id: string) => {
    const seal = {
      fullName: nextCode(),
      enCode: nextCode(),
      kind: 'company' as const,
      icon: drawSignature(throwDice(1)),
    }
    await admin.seals.create({ ...seal, keepers: [me()], users: [{ kind, id }] })
  },
  'an authorization group': async (kind: HolderKind, id: string) => {
    const group = { fullName: nextCode(), enCode: nextCode(), grantIds: [], applicationIds: [] }
    await admin.authorizationGroups.create({ ...group, members: [{ kind, id }] })
  },
}

const cases = holderKinds.flatMap((kind) =>
  Object.entries(users).map(([user, name]) => ({ kind, user, name })),
)

test.each(cases)('a $kind that $user names is not deleted', async ({ kind, name }) => {
  const id = await things[kind].make()
  await name(kind, id)
  expect(await refusalOf(things[kind].remove(id))).toBe('organization.inUse')
})

test.each(Object.keys(things) as Kind[])(
  'a %s that the rule of a group names is not deleted',
  async (kind) => {
    const { make, remove, fact } = things[kind]
    const id = await make()
    const group = { fullName: nextCode(), enCode: nextCode(), rule: `'${id}' in ${fact}` }
    const { id: groupId } = await admin.organization.createGroup(group)
    await expect(remove(id)).rejects.toMatchObject({
      code: 'organization.inUse',
      params: { users: group.fullName },
    })
    await admin.groups.remove({ id: groupId })
    expect(await refusalOf(remove(id))).toBe('not refused')
  },
)

test.each(['role', 'group', 'organization'] as const)('a %s of a grade is not deleted', async (kind) => {
  const id = await things[kind].make()
  const part = kind === 'organization' ? { organizationIds: [id] } : { circleIds: [id] }
  const grade = { organizationIds: [], circleIds: [], personIds: [], ...part }
  await admin.grades.create({ name: nextCode(), areas: ['people'], isWhole: false, ...grade })
  expect(await refusalOf(things[kind].remove(id))).toBe('organization.inUse')
})

test.each(['role', 'group'] as const)('chosen %ss are deleted together, or none of them', async (kind) => {
  const calls = kind === 'role' ? admin.roles : admin.groups
  const ids = [await things[kind].make(), await things[kind].make()]
  const named = await things[kind].make()
  const seal = nextCode()
  const art = { kind: 'company' as const, icon: drawSignature(throwDice(1)) }
  await admin.seals.create({
    ...{ fullName: seal, enCode: nextCode(), ...art, keepers: [me()] },
    users: [{ kind, id: named }],
  })
  await calls.changeMembers({ id: named, add: [office.company.people.li], remove: [] })

  const { list } = await calls.previewRemoval({ ids: [...ids, named] })
  expect(list.map(({ id, num, usedBy }) => ({ id, num, usedBy }))).toEqual([
    ...ids.map((id) => ({ id, num: 0, usedBy: [] })),
    { id: named, num: 1, usedBy: [seal] },
  ])
  const { fullName } = await calls.open({ id: named })
  await expect(calls.removeMany({ ids: [...ids, named] })).rejects.toMatchObject({
    code: 'organization.inUse',
    params: { name: fullName, users: seal },
  })
  for (const id of ids) expect(await refusalOf(calls.open({ id }))).toBe('not refused')

  await calls.removeMany({ ids: [...ids, ...ids] })
  for (const id of ids) expect(await refusalOf(calls.open({ id }))).toBe('organization.notFound')
  expect(await refusalOf(calls.removeMany({ ids: [named, 'none'] }))).not.toBe('not refused')
  expect(await refusalOf(calls.open({ id: named }))).toBe('not refused')
})

test('what nothing names is deleted', async () => {
  for (const { make, remove } of Object.values(things))
    expect(await refusalOf(remove(await make()))).toBe('not refused')
})
