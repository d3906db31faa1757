import { expect, test } from 'vitest'
import { expensePlan } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { rightsAtStart, settle } from '../../../index.ts'
import { positionSelect } from './position-select.ts'

test('a position reads by its name; one that is gone by its id', () => {
  const reader = { locale: 'en-US', names: { positions: { clerk: 'Clerk' } } } as const
  expect(kindTest(positionSelect, { multiple: true }).text(['clerk', 'gone'], reader)).toBe('Clerk, gone')
})

test('a range may be all positions of an organization, and of whoever fills in', () => {
  const range = (raw: object) => positionSelect.range?.(positionSelect.settings.parse(raw), {})
  expect(range({})).toBeUndefined()
  expect(range({ range: 'chosen', positions: ['clerk'], organizations: ['sales'], own: 'own' })).toEqual([
    'clerk',
    'sales',
    '@currentOrg',
  ])
})

test('a new form can start with the position of whoever opens it', () => {
  const fields = [{ key: 'post', kind: 'position-select', label: 'Post', default: { formula: 'position' } }]
  const around = { now: '2026-11-20T09:30:00+08:00', me: 'li', position: 'clerk' }
  expect(settle(expensePlan({ fields }), {}, { rights: rightsAtStart(), around })).toEqual({ post: 'clerk' })
})
