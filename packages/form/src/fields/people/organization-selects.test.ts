import { expect, test } from 'vitest'
import { expensePlan } from '../../../test/expense-claim.ts'
import { kindTest } from '../../../test/kind-test.ts'
import { rightsAtStart, settle } from '../../index.ts'
import { groupSelect, organizationSelect, positionSelect, roleSelect } from './organization-selects.ts'

const names = {
  organizations: { sales: '销售部' },
  organizationPaths: { sales: '总公司/销售部' },
}

test('a department is an id, several are a list without repetition', () => {
  expect(kindTest(organizationSelect).read('sales')).toBe('sales')
  expect(kindTest(organizationSelect).read("x'; --")).toEqual({ code: 'form.wrongType' })
  expect(kindTest(organizationSelect, { multiple: true }).read(['sales', 'it', 'sales'])).toEqual([
    'sales',
    'it',
  ])
})

test('it reads by its own name, or with everything above it', () => {
  const reader = { locale: 'zh-CN', names } as const
  expect(kindTest(organizationSelect).text('sales', reader)).toBe('销售部')
  expect(kindTest(organizationSelect, { show: 'path' }).text('sales', reader)).toBe('总公司/销售部')
})

test('a range names what was chosen, and the department of the person who fills in', () => {
  const range = (raw: object) => organizationSelect.range?.(organizationSelect.settings.parse(raw), {})
  expect(range({ organizations: ['sales'] })).toBeUndefined()
  expect(range({ range: 'chosen', organizations: ['sales'], own: 'ownAndBelow' })).toEqual([
    'sales',
    '@currentOrgAndSubOrg',
  ])
})

test('a new form can start with the department of the person who opens it', () => {
  const fields = [
    { key: 'one', kind: 'organization-select', label: 'One', default: { formula: 'organization' } },
    {
      key: 'several',
      kind: 'organization-select',
      label: 'Several',
      settings: { multiple: true },
      default: { formula: '[organization]' },
    },
  ]
  const context = { now: '2026-11-20T09:30:00+08:00', me: 'li', organization: 'sales' }
  expect(settle(expensePlan({ fields }), {}, { rights: rightsAtStart(), context })).toEqual({
    one: 'sales',
    several: ['sales'],
  })
})

test('an import sheet names departments', () => {
  const lookup = {
    locale: 'zh-CN',
    idOf: (_of: string, name: string) => (name === '销售部' ? 'sales' : undefined),
  } as const
  expect(kindTest(organizationSelect, { multiple: true }).parse('销售部；nowhere', lookup)).toEqual([
    'sales',
    'nowhere',
  ])
})

test('a position reads by its name; one that is gone by its id', () => {
  const reader = { locale: 'en-US', names: { positions: { clerk: 'Clerk' } } } as const
  expect(kindTest(positionSelect, { multiple: true }).text(['clerk', 'gone'], reader)).toBe('Clerk, gone')
})

test('a range may be all positions of an organization, and of the person who fills in', () => {
  const range = (raw: object) => positionSelect.range?.(positionSelect.settings.parse(raw), {})
  expect(range({})).toBeUndefined()
  expect(range({ range: 'chosen', positions: ['clerk'], organizations: ['sales'], own: 'own' })).toEqual([
    'clerk',
    'sales',
    '@currentOrg',
  ])
})

test('a new form can start with the position of the person who opens it', () => {
  const fields = [{ key: 'post', kind: 'position-select', label: 'Post', default: { formula: 'position' } }]
  const context = { now: '2026-11-20T09:30:00+08:00', me: 'li', position: 'clerk' }
  expect(settle(expensePlan({ fields }), {}, { rights: rightsAtStart(), context })).toEqual({
    post: 'clerk',
  })
})

test('a role points to the roles of the company', () => {
  const several = kindTest(roleSelect, { multiple: true })
  expect(several.read(['cashier', 'cashier'])).toEqual(['cashier'])
  expect(roleSelect.references?.(['cashier'], several.settings)).toEqual({ roles: ['cashier'] })
  expect(several.text(['cashier'], { locale: 'zh-CN', names: { roles: { cashier: '甲' } } })).toBe('甲')
})

test('a range names the roles that may be chosen', () => {
  const range = (raw: object) => roleSelect.range?.(roleSelect.settings.parse(raw), {})
  expect(range({ roles: ['cashier'] })).toBeUndefined()
  expect(range({ range: 'chosen', roles: ['cashier'] })).toEqual(['cashier'])
})

test('several may have to be at least so many, and at most', () => {
  const team = kindTest(roleSelect, { multiple: true, minChoices: 2, maxChoices: 3 })
  expect(team.problem(['a'])).toEqual({ code: 'form.tooFewChoices', params: { min: 2 } })
  expect(team.problem(['a', 'b', 'c', 'd'])).toEqual({ code: 'form.tooManyChoices', params: { max: 3 } })
  expect(team.problem(['a', 'b'])).toBeUndefined()
  expect(roleSelect.mistake?.({ ...team.settings, minChoices: 4 }, [])).toBeDefined()
})

test('a group points to the groups of the company', () => {
  const several = kindTest(groupSelect, { multiple: true })
  expect(several.read(['drivers', 'drivers'])).toEqual(['drivers'])
  expect(groupSelect.references?.(['drivers'], several.settings)).toEqual({ groups: ['drivers'] })
  expect(several.text(['drivers'], { locale: 'zh-CN', names: { groups: { drivers: '甲' } } })).toBe('甲')
})

test('a range names the groups that may be chosen', () => {
  const range = (raw: object) => groupSelect.range?.(groupSelect.settings.parse(raw), {})
  expect(range({ groups: ['drivers'] })).toBeUndefined()
  expect(range({ range: 'chosen', groups: ['drivers'] })).toEqual(['drivers'])
})
