import { expect, test } from 'vitest'
import { localeFaults } from './locale-faults.ts'

const source = { locale: 'zh-CN', words: { hello: '你好，{name}', tasks: '{count} 项' } }

test('the same keys and parameters are fine, though one language counts and another does not', () => {
  const english = { hello: 'Hello {name}', tasks: '{count, plural, one {# task} other {# tasks}}' }
  expect(localeFaults('f', [source, { locale: 'en-US', words: english }])).toEqual([])
})

test('a missing, an unknown, an empty and a changed one are each named', () => {
  const english = { hello: 'Hello {person}', extra: ' ' }
  expect(localeFaults('f', [source, { locale: 'en-US', words: english }])).toEqual([
    'f: en-US lacks "tasks"',
    'f: en-US has "extra", which the source does not know',
    'f: "hello" has other parameters in en-US',
    'f: "extra" says nothing in en-US',
  ])
})

test('a language that is not there is named', () => {
  expect(localeFaults('f', [source, { locale: 'zh-TW', words: undefined }])).toEqual([
    'f: zh-TW is missing or is not JSON',
  ])
})
