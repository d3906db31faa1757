import { expect, test } from 'vitest'
import { lunarText } from './lunar-text.ts'

const textOf = (date: string, locale: string) => lunarText(Date.parse(date) / 86_400_000, locale)

test.each([
  ['2026-02-17', '正月'],
  ['2026-02-18', '初二'],
  ['2026-02-26', '初十'],
  ['2026-02-27', '十一'],
  ['2026-03-08', '二十'],
  ['2026-03-09', '廿一'],
  ['2026-03-18', '三十'],
  ['2025-07-25', '闰六月'],
  ['2027-02-06', '正月'],
  ['2019-12-31', ''],
])('%s is written %s', (date, text) => {
  expect(textOf(date, 'zh-CN')).toBe(text)
})

test('traditional Chinese has its own signs, English no lunar days', () => {
  expect(textOf('2025-07-25', 'zh-TW')).toBe('閏六月')
  expect(textOf('2027-01-08', 'zh-TW')).toBe('臘月')
  expect(textOf('2026-02-17', 'en-US')).toBe('')
})
