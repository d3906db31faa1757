import { expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { userSelect } from './user-select.ts'

const one = kindTest(userSelect)
const team = kindTest(userSelect, { multiple: true, maxPeople: 2 })

test('a person is an id, a team is a list without repetition', () => {
  expect(one.read('li')).toBe('li')
  expect(team.read(['li', 'wang', 'li'])).toEqual(['li', 'wang'])
  expect(one.read("li'; drop table")).toEqual({ code: 'form.wrongType' })
})

test('a team may be limited', () => {
  expect(team.problem(['li', 'wang', 'zhao'])).toEqual({ code: 'form.tooManyPeople', params: { max: 2 } })
  const pair = kindTest(userSelect, { multiple: true, minPeople: 2 })
  expect(pair.problem(['li'])).toEqual({ code: 'form.tooFewPeople', params: { min: 2 } })
  expect(userSelect.mistake?.({ ...pair.settings, maxPeople: 1 }, [])).toBeDefined()
})

test('people read by name; who left reads as an id, and no prototype ever as a name', () => {
  const reader = { locale: 'zh-CN', names: { people: { li: '李静怡' } } } as const
  expect(team.text(['li', 'gone', 'constructor'], reader)).toBe('李静怡、gone、constructor')
})

test('an import sheet names people', () => {
  const lookup = {
    locale: 'zh-CN',
    personByName: (name: string) => (name === '李静怡' ? 'li' : undefined),
  } as const
  expect(team.parse('李静怡，nobody', lookup)).toEqual(['li', 'nobody'])
})

test('among whom may be people, members of this and that, or what another field says', () => {
  const range = (raw: object, parameters = {}) =>
    userSelect.range?.(userSelect.settings.parse(raw), parameters)
  expect(range({ people: ['li'] })).toBeUndefined()
  expect(
    range({ range: 'chosen', people: ['li'], organizations: ['sales'], roles: ['cashier'], own: 'own' }),
  ).toEqual(['li--user', 'sales--organizeTree', 'cashier--role', '@currentOrg'])
  const members = { range: 'members', membersOf: 'organizations', members: 'department', withBelow: false }
  expect(userSelect.parameters?.(userSelect.settings.parse(members))).toEqual({ members: 'department' })
  expect(range(members, { members: 'sales' })).toEqual(['sales--organize'])
  expect(range(members, { members: null })).toEqual([])
})
