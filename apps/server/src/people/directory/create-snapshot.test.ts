import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSnapshot } from './create-snapshot.ts'
import { findPeople, personMatcher, spellInLatin } from './find-people.ts'
import type { DirectoryRows, Organization, Person, Post } from './snapshot.ts'

const organization = (id: string, parentId: string | null, headId: string | null = null): Organization => ({
  id,
  parentId,
  headId,
  name: id,
  code: id,
  category: 'department',
  isClosed: false,
  version: 0,
})
const post = (id: string, organizationId: string, above: Partial<Post> = {}): Post => ({
  id,
  organizationId,
  parentId: null,
  name: id,
  code: id,
  dutyPersonId: null,
  isClosed: false,
  version: 0,
  ...above,
})
const person = (id: string, majorPostId: string | null, managerId: string | null = null): Person => ({
  id,
  account: id,
  name: id,
  pinyin: spellInLatin(id),
  gender: 'unknown',
  mobilePhone: '',
  email: '',
  avatar: '',
  managerId,
  majorPostId,
  isAdministrator: false,
  isEnabled: true,
  successorId: null,
  employeeNumber: '',
  entryDate: null,
  version: 0,
})
const rows: DirectoryRows = {
  version: '1',
  today: '2026-03-02',
  organizations: [organization('company', null, 'boss'), organization('sales', 'company', 'wang')],
  posts: [
    post('chief', 'sales', { dutyPersonId: 'zhao' }),
    post('seller', 'sales', { parentId: 'chief' }),
    post('desk', 'sales'),
  ],
  people: [
    person('boss', null),
    person('chen', 'desk', 'li'),
    person('li', 'seller'),
    person('wang', 'desk'),
    person('zhao', 'chief'),
  ],
  roles: [{ id: 'cashier', name: '出纳', code: 'cashier', version: 0 }],
  groups: [],
  postHolders: [
    { setId: 'desk', personId: 'wang' },
    { setId: 'desk', personId: 'chen' },
    { setId: 'seller', personId: 'li' },
    { setId: 'chief', personId: 'zhao' },
  ],
  roleMembers: [{ setId: 'cashier', personId: 'wang' }],
  groupMembers: [],
  grades: [],
  applicationAdministrators: [],
  authorizationGroups: [],
  agencies: [],
  attributes: undefined,
  week: undefined,
  ownDays: [],
}
const directory = createSnapshot(rows)

test('the manager is the one set on the person, else the duty person above, else the head of the department', () => {
  expect(directory.managerOf('chen', 1)).toBe('li')
  expect(directory.managerOf('li', 1)).toBe('zhao')
  expect(directory.managerOf('zhao', 1)).toBe('wang')
})

test('the head of a department is led by the head above, never by themselves', () => {
  expect(directory.managerOf('wang', 1)).toBe('boss')
  expect(directory.managerOf('boss', 1)).toBeUndefined()
})

test('managers several levels up are found step by step, and above the top there is no one', () => {
  expect(directory.managerOf('chen', 3)).toBe('wang')
  expect(directory.managerOf('chen', 4)).toBe('boss')
  expect(directory.managerOf('chen', 5)).toBeUndefined()
})

test('two people who manage each other have no manager above them', () => {
  const circle = createSnapshot({ ...rows, people: [person('li', null, 'wang'), person('wang', null, 'li')] })

  expect(circle.managerOf('li', 1)).toBe('wang')
  expect(circle.managerOf('li', 2)).toBeUndefined()
})

test('a department heads itself at level 0 and is headed from above at level 1', () => {
  expect(directory.headOf('sales', 0)).toBe('wang')
  expect(directory.headOf('sales', 1)).toBe('boss')
  expect(directory.headOf('sales', 2)).toBeUndefined()
})

test('an agency covers its flows from the start until before the end', () => {
  const agency = { from: 'li', to: 'wang', flow: 'claim', start: '2026-01-01T00:00:00.000Z' }
  const given = createSnapshot({
    ...rows,
    agencies: [
      { ...agency, end: '2026-01-03T00:00:00.000Z' },
      { ...agency, to: 'chen', flow: null, end: '2026-01-02T00:00:00.000Z' },
    ],
  })
  const agentsOn = (flow: string, now: string) => given.agentsOf('li', { flow, now })

  expect(agentsOn('claim', '2026-01-01T00:00:00.000Z')).toEqual(['wang', 'chen'])
  expect(agentsOn('leave', '2026-01-01T00:00:00.000Z')).toEqual(['chen'])
  expect(agentsOn('claim', '2026-01-02T00:00:00.000Z')).toEqual(['wang'])
  expect(agentsOn('claim', '2025-12-31T23:59:59.999Z')).toEqual([])
  expect(given.agentsOf('wang', { flow: 'claim', now: '2026-01-01T00:00:00.000Z' })).toEqual([])
})

test('a set of people is in directory order, without duplicates', () => {
  expect(directory.holdersOf({ kind: 'department', id: 'sales' })).toEqual(['chen', 'li', 'wang', 'zhao'])
  expect(directory.holdersOf({ kind: 'position', id: 'desk' })).toEqual(['chen', 'wang'])
  expect(directory.holdersOf({ kind: 'role', id: 'cashier' })).toEqual(['wang'])
  expect(directory.holdersOf({ kind: 'group', id: 'nobody knows' })).toEqual([])
})

test.each([
  ['李伟', 'liwei lw'],
  ['吕小布', 'lvxiaobu lxb'],
  ['曾国藩', 'zengguofan zgf'],
  ['Anna Li', 'annali al'],
])('%s is spelled %s', (name, spelling) => {
  expect(spellInLatin(name)).toBe(spelling)
})

test.each(['李', 'liw', 'lw', 'LiWei', '13800000000'])('%s finds Li Wei', (keyword) => {
  const found = {
    ...person('li', null),
    name: '李伟',
    pinyin: spellInLatin('李伟'),
    mobilePhone: '13800000000',
  }

  expect(personMatcher(keyword, everyPhone)(found)).toBe(true)
  expect(personMatcher(`${keyword}zz`, everyPhone)(found)).toBe(false)
})
const everyPhone = () => true

test('an index finds whom the test of each person finds, in their order', () => {
  const letters = fc.constantFrom('李', '伟', '1', '3', 'l', 'w', 'A', ' ', '\n', '\0')
  const text = fc.string({ unit: letters, maxLength: 4 })
  const one = fc.record({ name: text, account: text, mobilePhone: text })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), text, (facts, keyword) => {
      const people = facts.map((each, at) => ({
        ...person(`p${at}`, null),
        ...each,
        pinyin: spellInLatin(each.name),
      }))
      const byId = new Map(people.map((each) => [each.id, each]))
      for (const wanted of [keyword, '', facts[0]?.mobilePhone ?? ''])
        for (const seesPhone of [everyPhone, () => false, ({ id }: Pick<Person, 'id'>) => id.endsWith('1')])
          expect(findPeople(byId, wanted, seesPhone)).toEqual(people.filter(personMatcher(wanted, seesPhone)))
    }),
  )
})

test('with five thousand people a manager is found in microseconds', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    person(`p${index}`, 'desk', index === 0 ? null : `p${Math.floor((index - 1) / 7)}`),
  )
  const large = createSnapshot({ ...rows, people: many })

  const began = process.threadCpuUsage()
  for (const { id } of many) large.managerOf(id, 3)
  const each = process.threadCpuUsage(began).user / many.length

  expect(each).toBeLessThan(100)
})
