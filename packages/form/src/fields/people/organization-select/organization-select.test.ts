import { expect, test } from 'vitest'
import { expensePlan } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { rightsAtStart, settle } from '../../../index.ts'
import { organizationSelect } from './organization-select.ts'

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

test('a range names what was chosen, and where whoever fills in works', () => {
  const range = (raw: object) => organizationSelect.range?.(organizationSelect.settings.parse(raw), {})
  expect(range({ organizations: ['sales'] })).toBeUndefined()
  expect(range({ range: 'chosen', organizations: ['sales'], own: 'ownAndBelow' })).toEqual([
    'sales',
    '@currentOrgAndSubOrg',
  ])
})

test('a new form can start with the department of whoever opens it', () => {
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
  const around = { now: '2026-11-20T09:30:00+08:00', me: 'li', organization: 'sales' }
  expect(settle(expensePlan({ fields }), {}, { rights: rightsAtStart(), around })).toEqual({
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
