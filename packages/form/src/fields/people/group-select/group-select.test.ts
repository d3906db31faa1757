import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { groupSelect } from './group-select.ts'

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
