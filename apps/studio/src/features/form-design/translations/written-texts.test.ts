import { FormDefinition } from '@signet/form'
import { findMistakes } from '@signet/form/design'
import { expect, test } from 'vitest'
import { missingIn, writeText, writtenTexts } from './written-texts.ts'

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

test('every text that people read is listed: title, labels, help, hints, options on all levels, parts, checks', () => {
  expect(writtenTexts(form).map(({ text }) => text)).toEqual([
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

test('each text is written back in its place, and the form stays valid', () => {
  const translated = writtenTexts(form).reduce(
    (draft, one) =>
      writeText(draft, one, {
        'zh-CN': 'x',
        'zh-TW': `${typeof one.text === 'string' ? one.text : one.text['zh-CN']}!`,
        'en-US': 'y',
      }),
    form,
  )
  const words = writtenTexts(translated).map(({ text }) => (typeof text === 'string' ? text : text['zh-TW']))
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

test('one text for everybody is missing in the other languages', () => {
  expect(missingIn('类型')).toEqual(['zh-TW', 'en-US'])
  expect(missingIn({ 'zh-CN': '请假', 'en-US': 'Leave' })).toEqual(['zh-TW'])
})
