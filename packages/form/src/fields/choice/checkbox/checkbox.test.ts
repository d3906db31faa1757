import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkbox, toggledOption } from './checkbox.ts'

const needs = kindTest(checkbox, {
  options: [
    { id: 'desk', label: { 'zh-CN': '工位', 'en-US': 'Desk' } },
    { id: 'card', label: { 'zh-CN': '门禁卡', 'en-US': 'Door card' } },
    { id: 'phone', label: '座机', retired: true },
  ],
})

test('several options, each once; one alone is understood', () => {
  expect(needs.read(['desk', 'card', 'desk'])).toEqual(['desk', 'card'])
  expect(needs.read('desk')).toEqual(['desk'])
  expect(needs.read([1])).toEqual({ code: 'form.wrongType' })
})

test('a retired option stays valid where it was chosen, a lost one has to be chosen again', () => {
  expect(needs.problem(['phone'])).toBeUndefined()
  expect(needs.problem(['desk', 'car'])).toEqual({ code: 'form.notAnOption' })
})

test('they read as labels, and an import sheet names them so', () => {
  expect(needs.text(['desk', 'card'])).toBe('Desk, Door card')
  expect(needs.text(['desk', 'card'], { locale: 'zh-TW' })).toBe('工位、门禁卡')
  expect(needs.parse('Desk；门禁卡')).toEqual(['desk', 'card'])
})

test('a press adds or takes away, and the order is that of the options', () => {
  expect(toggledOption(needs.settings, ['card'], 'desk')).toEqual(['desk', 'card'])
  expect(toggledOption(needs.settings, ['desk', 'card'], 'desk')).toEqual(['card'])
})

test('several may have to be at least so many, and at most', () => {
  const team = kindTest(checkbox, {
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })),
    minChoices: 2,
    maxChoices: 3,
  })
  expect(team.problem(['a'])).toEqual({ code: 'form.tooFewChoices', params: { min: 2 } })
  expect(team.problem(['a', 'b', 'c', 'd'])).toEqual({ code: 'form.tooManyChoices', params: { max: 3 } })
  expect(team.problem(['a', 'b'])).toBeUndefined()
  expect(checkbox.mistake?.({ ...team.settings, minChoices: 4 }, [])).toBeDefined()
})
