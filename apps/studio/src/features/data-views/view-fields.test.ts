import { expect, test } from 'vitest'
import { optionsIn, writtenOptions } from './view-fields.ts'

const settings = {
  options: [
    { id: 'open', label: { 'zh-CN': '待发货', 'en-US': 'Open' } },
    { id: 'closed', label: '已完成' },
  ],
}

test('options are written one to a line, and read again lose nothing', () => {
  expect(writtenOptions(settings)).toBe('open 待发货\nclosed 已完成')
  expect(optionsIn(writtenOptions(settings), settings)).toEqual(settings.options)
})

test('a changed word is one for everybody; a value without words reads as itself, and twice the same is one', () => {
  expect(optionsIn('open 处理中\n\n lost \nlost 丢失', settings)).toEqual([
    { id: 'open', label: '处理中' },
    { id: 'lost', label: '丢失' },
  ])
})
