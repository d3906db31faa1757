import { FormDefinition } from '@signet/form'
import { findMistakes } from '@signet/form/design'
import { expect, test } from 'vitest'
import { listMissingLocales } from '../../../kit/translations/missing-locales.ts'
import { listFormTexts, setFormText } from './form-texts.ts'

const form = FormDefinition.parse({
  version: 1,
  key: 'leave',
  title: { 'zh-CN': '请假', 'en-US': 'Leave' },
  fields: [
    {
      key: 'kind',
      kind: 'select',
      label: '类型',
      settings: { placeholder: '请选择', options: [{ id: 'a', label: '年假' }] },
    },
    {
      key: 'tabs',
      kind: 'tab',
      label: '',
      settings: { slots: [{ id: 'one', title: '第一页' }] },
      fields: [
        {
          key: 'place',
          kind: 'cascader',
          label: '地区',
          help: '到区县',
          settings: { options: [{ id: 'z', label: '浙江', children: [{ id: 'h', label: '杭州' }] }] },
          checks: [{ formula: 'true', message: '不对' }],
        },
      ],
    },
  ],
})

test('every visible text is listed: title, labels, help, hints, options on all levels, parts and checks', () => {
  expect(listFormTexts(form).map(({ text }) => text)).toEqual([
    { 'zh-CN': '请假', 'en-US': 'Leave' },
    '类型',
    '请选择',
    '年假',
    '',
    '第一页',
    '地区',
    '到区县',
    '不对',
    '浙江',
    '杭州',
  ])
})

test('each text is written back to its path, and the form stays valid', () => {
  const translated = listFormTexts(form).reduce(
    (draft, one) =>
      setFormText(draft, one, {
        'zh-CN': 'x',
        'zh-TW': `${typeof one.text === 'string' ? one.text : one.text['zh-CN']}!`,
        'en-US': 'y',
      }),
    form,
  )
  const words = listFormTexts(translated).map(({ text }) => (typeof text === 'string' ? text : text['zh-TW']))
  expect(words.slice(1)).toEqual([
    '类型!',
    '请选择!',
    '年假!',
    '!',
    '第一页!',
    '地区!',
    '到区县!',
    '不对!',
    '浙江!',
    '杭州!',
  ])
  expect(FormDefinition.parse(translated)).toEqual(translated)
  expect(findMistakes(translated)).toEqual([])
})

test('a text without languages is missing in all but the first', () => {
  expect(listMissingLocales('类型')).toEqual(['zh-TW', 'en-US'])
  expect(listMissingLocales({ 'zh-CN': '请假', 'en-US': 'Leave' })).toEqual(['zh-TW'])
})
