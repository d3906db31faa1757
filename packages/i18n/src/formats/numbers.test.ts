import { expect, test } from 'vitest'
import { speak } from '../speak.ts'

const chinese = await speak('zh-CN')
const english = await speak('en-US')

test.each([
  [0, '0 字节', '0 bytes'],
  [1023, '1023 字节', '1023 bytes'],
  [1024, '1 KB', '1 KB'],
  [1536, '1.5 KB', '1.5 KB'],
  [20 * 1024 ** 2, '20 MB', '20 MB'],
  [3.25 * 1024 ** 3, '3.3 GB', '3.3 GB'],
  [5000 * 1024 ** 3, '5,000 GB', '5,000 GB'],
])('%i bytes', (bytes, inChinese, inEnglish) => {
  expect(chinese.formats.fileSize(bytes)).toBe(inChinese)
  expect(english.formats.fileSize(bytes)).toBe(inEnglish)
})

test('money has two places and its unit', () => {
  expect(chinese.formats.money('12800')).toBe('12,800.00 元')
  expect(english.formats.money('12800')).toBe('CNY 12,800.00')
})

test('a long decimal keeps every digit', () => {
  expect(chinese.formats.number('12345678901234567890.12')).toBe('12,345,678,901,234,567,890.12')
})

test('a share is a percentage', () => {
  expect(english.formats.percent(0.125)).toBe('12.5%')
})
