import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { select } from './select.ts'

const options = [
  { id: 'sh', label: { 'zh-CN': '上海', 'en-US': 'Shanghai' } },
  { id: 'bj', label: { 'zh-CN': '北京', 'en-US': 'Beijing' } },
]
const one = kindTest(select, { options })
const several = kindTest(select, { options, multiple: true })

test('one option is an id, several are a list without repetition', () => {
  expect(one.read('sh')).toBe('sh')
  expect(one.read(['sh'])).toEqual({ code: 'form.wrongType' })
  expect(several.read(['sh', 'bj', 'sh'])).toEqual(['sh', 'bj'])
  expect(several.read('sh')).toEqual(['sh'])
})

test('a lost option can be kept in a draft, but not submitted', () => {
  expect(one.read('gz')).toBe('gz')
  expect(one.problem('gz')).toEqual({ code: 'form.notAnOption' })
  expect(several.problem(['sh', 'gz'])).toEqual({ code: 'form.notAnOption' })
})

test('options read in the language of the reader', () => {
  expect(several.text(['sh', 'bj'])).toBe('Shanghai, Beijing')
  expect(several.text(['sh', 'gz'], { locale: 'zh-TW' })).toBe('上海、gz')
})

test('an import sheet names options by label in any language, or by id', () => {
  expect(one.parse('Shanghai')).toBe('sh')
  expect(several.parse('上海；bj')).toEqual(['sh', 'bj'])
})

test('two options with one id are refused', () => {
  expect(select.settings.safeParse({ options: [options[0], options[0]] }).success).toBe(false)
})

test('several may have to be at least so many, and at most', () => {
  const team = kindTest(select, {
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })),
    multiple: true,
    minChoices: 2,
    maxChoices: 3,
  })
  expect(team.problem(['a'])).toEqual({ code: 'form.tooFewChoices', params: { min: 2 } })
  expect(team.problem(['a', 'b', 'c', 'd'])).toEqual({ code: 'form.tooManyChoices', params: { max: 3 } })
  expect(team.problem(['a', 'b'])).toBeUndefined()
  expect(select.mistake?.({ ...team.settings, minChoices: 4 }, [])).toBeDefined()
})

test('one choice is not counted', () => {
  expect(kindTest(select, { options, minChoices: 2 }).problem('sh')).toBeUndefined()
})
