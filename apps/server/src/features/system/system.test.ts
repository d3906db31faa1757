import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const kinds = {
  fullName: '费用类别',
  enCode: 'expenseKind',
  words: [
    { fullName: '差旅', enCode: 'travel' },
    { fullName: '餐饮', enCode: 'meals' },
  ],
}

test('anybody may ask which version runs', async () => {
  expect(await office.client().system.version()).toEqual({ sysVersion: '6.0.8', build: 65, downloadUrl: '' })
})

test.each([
  ['zh-CN', '审批中心'],
  ['zh-TW', '簽核中心'],
  ['en-US', 'Approval centre'],
])('the texts come in %s', async (language, words) => {
  const texts = await office.client({ 'Accept-Language': language }).system.languagePack()

  expect(texts['session.menu.todo']).toBe(words)
})

test('a dictionary keeps its words in their order, and is found by its code', async () => {
  const { system } = await office.as('admin')
  const { id } = await system.createDictionary(kinds)

  const li = (await office.as('li')).system
  const words = (await li.dictionaryWords({ id: 'expenseKind' })).list
  const all = (await li.dictionaries()).list

  expect(words.map(({ fullName }) => fullName)).toEqual(['差旅', '餐饮'])
  expect(await li.dictionaryWords({ id })).toEqual({ list: words })
  expect(all).toMatchObject([{ id, enCode: 'expenseKind', isTree: 0, dictionaryList: words }])
})

test('a code is taken once, in a tenant and in a dictionary; another tenant has its own', async () => {
  const { system } = await office.as('admin')
  const twice = { ...kinds, enCode: 'twice', words: [...kinds.words, ...kinds.words] }

  expect(await refusalOf(system.createDictionary(kinds))).toBe('design.codeTaken')
  expect(await refusalOf(system.createDictionary(twice))).toBe('design.codeTaken')
  expect((await system.dictionaries()).list).toHaveLength(1)

  const other = (await office.other.as('admin')).system
  expect((await other.dictionaries()).list).toEqual([])
  expect(await refusalOf(other.dictionaryWords({ id: 'expenseKind' }))).toBe('dictionary.notFound')
})
