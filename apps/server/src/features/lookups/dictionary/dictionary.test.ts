import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { dictionaryEntries } from './index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const kinds = [
  { fullName: '差旅', enCode: 'travel', translations: { 'zh-TW': '差旅', 'en-US': 'Travel' } },
  { fullName: '餐饮', enCode: 'meals' },
]
const create = async (enCode: string, more: object = {}) => {
  const { dictionary } = await office.as('admin')
  return dictionary.create({ fullName: '费用类别', enCode, entries: kinds, ...more })
}
const offered = async (id: string, language = 'zh-CN') => {
  const { dictionary } = await office.as('li', { 'Accept-Language': language })
  return (await dictionary.entries({ id })).list
}
const entryOf = async (id: string, enCode: string) => {
  const { entries } = await (await office.as('admin')).dictionary.open({ id })
  return entries.find((entry) => entry.enCode === enCode)?.id ?? ''
}

test('a dictionary keeps the order of its entries and is found by code', async () => {
  const { id } = await create('expenseKind')
  const entries = await offered('expenseKind')
  const all = (await (await office.as('li')).dictionary.all()).list

  expect(entries.map(({ fullName }) => fullName)).toEqual(['差旅', '餐饮'])
  expect(entries[0]).toMatchObject({ parentId: '0', enabledMark: 1, children: [] })
  expect(await offered(id)).toEqual(entries)
  expect(all.find((one) => one.id === id)).toMatchObject({ isTree: 0, dictionaryList: entries })
})

test('people read entries in their language, untranslated ones in the source language', async () => {
  await create('languages')

  expect((await offered('languages', 'en-US')).map(({ fullName }) => fullName)).toEqual(['Travel', '餐饮'])
})

test('entries form a tree without cycles', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await create('cities', { isTree: 1, entries: [] })
  const east = await dictionary.createEntry({ dictionaryTypeId: id, fullName: '华东', enCode: 'east' })
  const city = { dictionaryTypeId: id, parentId: east.id }
  const { id: hangzhou } = await dictionary.createEntry({ ...city, fullName: '杭州', enCode: 'hangzhou' })
  await dictionary.createEntry({ ...city, fullName: '上海', enCode: 'shanghai', sortCode: 0 })

  const [top] = await offered('cities')
  expect(top?.children.map(({ fullName }) => fullName)).toEqual(['上海', '杭州'])
  const moved = { fullName: '华东', id: east.id }
  for (const parentId of [hangzhou, east.id])
    expect(await refusalOf(dictionary.updateEntry({ ...moved, parentId }))).toBe('dictionary.cycle')
})

test('a flat dictionary has one level, and a parent is of the same dictionary', async () => {
  const { dictionary } = await office.as('admin')
  const flat = await create('flat')
  const tree = await create('tree', { isTree: 1 })
  const one = { fullName: '飞机', enCode: 'plane', parentId: await entryOf(flat.id, 'travel') }

  expect(await refusalOf(dictionary.createEntry({ ...one, dictionaryTypeId: flat.id }))).toBe(
    'dictionary.flat',
  )
  expect(await refusalOf(dictionary.createEntry({ ...one, dictionaryTypeId: tree.id }))).toBe(
    'dictionary.entryNotFound',
  )
})

test('a retired entry is not offered and keeps its name where it was chosen', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await create('retired')
  const [travel, meals] = [await entryOf(id, 'travel'), await entryOf(id, 'meals')]
  await dictionary.updateEntry({ id: travel, fullName: '差旅', enabledMark: 0 })
  await dictionary.removeEntry({ id: meals })

  expect(await offered('retired')).toEqual([])
  const { list } = await dictionary.all()
  const known = list.find((one) => one.id === id)?.dictionaryList ?? []
  expect(known.map(({ fullName, enabledMark }) => [fullName, enabledMark])).toEqual([
    ['差旅', 0],
    ['餐饮', 0],
  ])
  const entries = await dictionaryEntries(office.db.tenant('demo'), 'retired')
  expect(entries.map(({ code, isOffered, name }) => [code, isOffered, name['zh-CN']])).toEqual([
    ['travel', false, '差旅'],
    ['meals', false, '餐饮'],
  ])
})

test('removing an entry removes its children, and its code is free again', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await create('branches', { isTree: 1 })
  const travel = await entryOf(id, 'travel')
  await dictionary.createEntry({ dictionaryTypeId: id, parentId: travel, fullName: '飞机', enCode: 'plane' })
  await dictionary.removeEntry({ id: travel })
  await dictionary.createEntry({ dictionaryTypeId: id, fullName: '出差', enCode: 'travel' })

  expect((await offered('branches')).map(({ fullName }) => fullName)).toEqual(['餐饮', '出差'])
  expect(await refusalOf(dictionary.removeEntry({ id: travel }))).toBe('dictionary.entryNotFound')
})

test('a dictionary offered by a form cannot be removed; another can, and its names stay', async () => {
  const { dictionary, formDesign } = await office.as('admin')
  const { id } = await create('offered')
  const definition = { version: 1, key: 'usesIt', fields: [{ key: 'a', kind: 'input', label: '甲' }] }
  const form = await formDesign.create({ name: '用到字典', code: 'usesIt', definition })
  const draft = { ...definition, fields: [{ source: { dictionary: 'offered' } }] }
  const writeDraft = (value: object) =>
    office.db
      .tenant('demo')
      .updateTable('form')
      .set({ draft: JSON.stringify(value) })
      .where('id', '=', form.id)
  await writeDraft(draft).execute()

  await expect(dictionary.remove({ id })).rejects.toMatchObject({
    code: 'dictionary.inUse',
    params: { form: '用到字典' },
  })
  await writeDraft(definition).execute()
  await dictionary.remove({ id })

  expect(await refusalOf(dictionary.entries({ id: 'offered' }))).toBe('dictionary.notFound')
  const entries = await dictionaryEntries(office.db.tenant('demo'), 'offered')
  expect(entries.map(({ code }) => code)).toEqual(['travel', 'meals'])
  await create('offered')
})

test('codes are unique in a tenant and in a dictionary', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await create('twice')

  expect(await refusalOf(create('twice'))).toBe('dictionary.codeTaken')
  expect(await refusalOf(create('double', { entries: [...kinds, ...kinds] }))).toBe('dictionary.codeTaken')
  const one = { dictionaryTypeId: id, fullName: '又一个', enCode: 'meals' }
  expect(await refusalOf(dictionary.createEntry(one))).toBe('dictionary.codeTaken')

  const other = (await office.other.as('admin')).dictionary
  expect((await other.all()).list.map(({ enCode }) => enCode)).not.toContain('twice')
  expect(await refusalOf(other.entries({ id: 'twice' }))).toBe('dictionary.notFound')
  expect(await refusalOf(other.update({ id, fullName: '别人的' }))).toBe('dictionary.notFound')
})

test('two administrators who add the same entry simultaneously add it once', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await create('race')
  const one = { dictionaryTypeId: id, fullName: '交通', enCode: 'traffic' }
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => dictionary.createEntry(one)))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each(["x'; drop table dictionary; --", '" or 1=1', '%', 'a\\', '$1'])(
  'the code %s is only a code that nobody has',
  async (id) => {
    expect(await refusalOf(offered(id).then(() => undefined))).toBe('dictionary.notFound')
    expect(await refusalOf(create(id))).toBe('request.invalid')
    const { dictionary } = await office.as('admin')
    expect((await dictionary.list({ keyword: id })).list).toEqual([])
  },
)

test('the studio finds a dictionary by keyword and shows its number of offered entries', async () => {
  const { dictionary } = await office.as('admin')
  await create('countable', { fullName: '可数的' })
  const { id } = (await dictionary.list({ keyword: '可数' })).list[0] ?? { id: '' }
  await dictionary.update({ id, fullName: '数过的', translations: { 'en-US': 'Counted' } })

  expect((await dictionary.list({ keyword: 'counted' })).list).toMatchObject([
    { enCode: 'countable', fullName: '数过的', entries: 2 },
  ])
})
