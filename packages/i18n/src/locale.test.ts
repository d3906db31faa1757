import { expect, test } from 'vitest'
import { toLocale, toSpecLocale } from './locale.ts'

test.each([
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-HK', 'zh-TW'],
  ['zh_TW', 'zh-TW'],
  ['fr-FR,zh;q=0.5', 'zh-CN'],
  ['fr', 'zh-CN'],
  ['', 'zh-CN'],
  [null, 'zh-CN'],
] as const)('%s is read as %s', (wish, locale) => {
  expect(toLocale(wish)).toBe(locale)
})

test('the inherited interface stores short codes', () => {
  expect(toSpecLocale('zh-CN')).toBe('zh-Hans')
  expect(toSpecLocale('zh-TW')).toBe('zh-Hant')
  expect(toSpecLocale('en-US')).toBe('en')
})
