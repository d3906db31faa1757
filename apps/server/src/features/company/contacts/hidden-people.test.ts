import type { SettingValues } from '@signet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let boss: string
let hidden: string
let desk: string

beforeAll(async () => {
  office = await openOffice()
  const { organization } = await office.as('admin')
  const { wang, chen } = office.company.people
  boss = wang
  hidden = (await organization.createGroup({ fullName: '高管', enCode: 'board', personIds: [boss] })).id
  desk = (await organization.createGroup({ fullName: '前台', enCode: 'desk', personIds: [chen] })).id
  await hide({ hiddenGroups: [hidden], seeingGroups: [desk] })
})
afterAll(() => office.close())

async function hide(value: Partial<SettingValues<'contacts'>>): Promise<void> {
  const { settings } = await office.as('admin')
  const { groups } = await settings.list()
  const version = groups.find(({ group }) => group === 'contacts')?.version ?? 0
  await settings.save({ group: 'contacts', value, secrets: {}, version })
}

type Account = 'li' | 'chen' | 'wang' | 'admin'

/** Every way to a colleague, by what it answers about the hidden person. */
const doors = {
  card: async (account: Account) =>
    !(await isRefused((await office.as(account)).contacts.card({ id: boss }))),
  list: async (account: Account) =>
    has((await (await office.as(account)).organization.users({ pageSize: 100 })).list),
  'search by name': async (account: Account) =>
    has((await (await office.as(account)).organization.users({ keyword: '王' })).list),
  nearness: async (account: Account) => {
    const { contacts, organization } = await office.as(account)
    await contacts.meet({ ids: [boss] })
    return has((await organization.users({ order: 'nearness', pageSize: 100 })).list)
  },
  recent: async (account: Account) => {
    const { contacts } = await office.as(account)
    await contacts.meet({ ids: [boss] })
    return has((await contacts.recent()).list)
  },
  'receivers of messages': async (account: Account) =>
    has((await (await office.as(account)).organization.receiveUsers({ type: 1, pageSize: 100 })).list),
  'receivers of a delegation': async (account: Account) =>
    has((await (await office.as(account)).delegations.receivers({ pageSize: 100 })).list),
  'a range of a field': async (account: Account) => {
    const range = { ids: [`${hidden}--group`], pageSize: 100 }
    return has((await (await office.as(account)).organization.selectedUsers(range)).list)
  },
  chat: async (account: Account) =>
    !(await isRefused((await office.as(account)).chat.openDirect({ personId: boss }))),
  star: async (account: Account) =>
    !(await isRefused((await office.as(account)).contacts.star({ id: boss, isStarred: true }))),
} satisfies Record<string, (account: Account) => Promise<boolean>>

const has = (list: readonly Readonly<{ id: string }>[]) => list.some(({ id }) => id === boss)

async function isRefused(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => false,
    () => true,
  )
}

test.each(Object.entries(doors))('somebody hidden is not found by others: %s', async (_door, mayFind) => {
  expect(await mayFind('li')).toBe(false)
  expect(await mayFind('chen')).toBe(true)
})

test('the hidden person and administrators see everybody', async () => {
  expect(await doors.list('wang')).toBe(true)
  expect(await doors.card('admin')).toBe(true)
})

test('a star from before shows nothing, and a group takes no hidden members', async () => {
  await hide({})
  const { contacts, chat } = await office.as('li')
  await contacts.star({ id: boss, isStarred: true })
  const { id } = await chat.openDirect({ personId: boss })
  await hide({ hiddenGroups: [hidden], seeingGroups: [desk] })

  expect(has((await contacts.starred()).list)).toBe(false)
  expect(await refusalOf(chat.createGroup({ name: '项目组', personIds: [boss] }))).toBe(
    'organization.notFound',
  )
  expect((await chat.open({ id })).id).toBe(id)
})

test('names in what was decided stay', async () => {
  const { organization } = await office.as('li')
  expect((await organization.usersByIds({ ids: [boss] })).list.map(({ account }) => account)).toEqual([
    'wang',
  ])
})

test('a group that hides people is not deleted, and a deleted one is not chosen', async () => {
  const { groups, settings } = await office.as('admin')
  expect(await refusalOf(groups.remove({ id: hidden }))).toBe('organization.inUse')
  const version = (await settings.list()).groups.find(({ group }) => group === 'contacts')?.version ?? 0
  const saving = settings.save({ group: 'contacts', value: { hiddenGroups: ['gone'] }, secrets: {}, version })
  expect(await refusalOf(saving)).toBe('form.valuesRefused')
})

describe('a phone number that is hidden finds no person', () => {
  const phone = '13900000077'
  const searches = {
    people: async (account: Account) =>
      has((await (await office.as(account)).organization.users({ keyword: phone })).list),
    nearness: async (account: Account) =>
      has((await (await office.as(account)).organization.users({ keyword: phone, order: 'nearness' })).list),
    receivers: async (account: Account) =>
      has((await (await office.as(account)).organization.receiveUsers({ type: 1, keyword: phone })).list),
    delegations: async (account: Account) =>
      has((await (await office.as(account)).delegations.receivers({ keyword: phone })).list),
    range: async (account: Account) => {
      const range = { ids: [`${boss}--user`], keyword: phone }
      return has((await (await office.as(account)).organization.selectedUsers(range)).list)
    },
    conversations: async (account: Account) => {
      const { chat } = await office.as(account)
      const { id } = await chat.openDirect({ personId: boss })
      await chat.send({ id, clientId: `device-of-${account}`, text: '您好' })
      return has((await chat.list({ keyword: phone })).list)
    },
  } satisfies Record<string, (account: Account) => Promise<boolean>>

  beforeAll(async () => {
    await (await office.as('admin')).organization.updateUser({ id: boss, mobilePhone: phone })
  })

  test.each(Object.entries(searches))('%s', async (_name, finds) => {
    await hide({ phones: 'noOthers' })
    expect(await finds('li')).toBe(false)
    await hide({ phones: 'everybody' })
    expect(await finds('li')).toBe(true)
  })

  test('administrators see it, and find by it', async () => {
    await hide({ phones: 'noOthers' })
    expect(await searches.people('admin')).toBe(true)
  })

  test('within a department it finds the colleagues of that department alone', async () => {
    await hide({ phones: 'sameDepartment' })
    const { contacts, organization } = await office.as('admin')
    const mates = (await organization.users({ pageSize: 200 })).list.find(({ id }) => id === boss)
    expect((await contacts.card({ id: boss })).mobilePhone).toBe(phone)
    expect(mates?.organizeIds.length).toBeGreaterThan(0)
    for (const account of ['li', 'chen'] as const) {
      const { mobilePhone } = await (await office.as(account)).contacts.card({ id: boss })
      expect(await searches.people(account)).toBe(mobilePhone === phone)
    }
  })
})

test('a step whose flow names hidden people as its candidates offers them, and takes the choice', async () => {
  await hide({ hiddenGroups: [hidden], seeingGroups: [desk] })
  const chosen = approver(office, 'check', ['wang', 'zhao'], { candidates: true })
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li']), chosen, end]),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  const { people } = await approvals.choices({ taskId, decision: 'agree' })
  expect(people.map(({ among }) => among.map(({ id }) => id))).toEqual([[boss, office.company.people.zhao]])
  expect(await doors['search by name']('li')).toBe(false)
  await approvals.agree({ taskId, choices: { people: { check: [boss] } } })
  expect(await taskOf(office, 'wang', caseId)).not.toBe('')
})
