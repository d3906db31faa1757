import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { roleSelect } from './role-select.ts'

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
