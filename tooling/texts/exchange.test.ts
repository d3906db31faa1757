import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '../../packages/i18n/src/node.ts'
import { exportTexts, importTexts, printTexts } from './exchange.ts'

const files = await readTexts(join(import.meta.dirname, '../..'))

test('a language that goes to translators and comes back unchanged changes no file', () => {
  for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const)
    expect(importTexts(files, locale, exportTexts(files, locale))).toEqual({})
})

test('a new translation reaches its own sentence and language only', () => {
  const path = 'packages/i18n/src/texts.ts'
  const [[key = '', before] = []] = Object.entries(files[path]?.texts ?? {})
  const changed = importTexts(files, 'en-US', { [`i18n.${key}`]: 'It\'s "new"' })

  expect(Object.keys(changed)).toEqual([path])
  expect(changed[path]?.texts[key]).toEqual({ ...before, 'en-US': 'It\'s "new"' })
  expect(changed[path] && stripTypeScriptTypes(printTexts(changed[path]))).toContain('It\'s \\"new\\"')
})

test('a translation of a sentence that does not exist is refused with its key', () => {
  expect(() => importTexts(files, 'zh-TW', { 'approvals.gone': '不' })).toThrow('approvals.gone')
})
