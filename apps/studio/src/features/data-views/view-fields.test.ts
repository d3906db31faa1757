import { expect, test } from 'vitest'
import { formatOptions, parseOptions } from './view-fields.ts'

const settings = {
  options: [
    { id: 'open', label: { 'zh-CN': '待发货', 'en-US': 'Open' } },
    { id: 'closed', label: '已完成' },
  ],
}

test('options written one per line are parsed without loss', () => {
  expect(formatOptions(settings)).toBe('open 待发货\nclosed 已完成')
  expect(parseOptions(formatOptions(settings), settings)).toEqual(settings.options)
})

test('a changed label replaces its translations, a value without a label is its own label, and duplicates count once', () => {
  expect(parseOptions('open 处理中\n\n lost \nlost 丢失', settings)).toEqual([
    { id: 'open', label: '处理中' },
    { id: 'lost', label: '丢失' },
  ])
})
