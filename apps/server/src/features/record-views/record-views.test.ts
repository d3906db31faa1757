import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '../../../test/company.ts'
import {
  contractForm,
  contractList,
  grant,
  type PublishedModel,
  publishModel,
} from '../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
let model: PublishedModel

/** A secret that occurs only in a view on the salary. */
const canary = '778899.25'
const secretForm = (key: string): FormDefinitionInput => ({
  ...contractForm(key),
  fields: [...contractForm(key).fields, { key: 'salary', kind: 'number', label: '薪酬' }],
})

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(
    office,
    {
      restricts: { columns: true, records: true },
      columns: [...contractList.columns, { field: 'salary' }],
    },
    secretForm,
  )
  await grant(
    office,
    model,
    { people: ['li', 'wang'] },
    { columns: ['title', 'kind', 'amount', 'tags'], records: { scope: 'all' } },
  )
})
afterAll(() => office.close())

const views = async (account: Account, { modelId } = model) =>
  (await (await office.as(account)).recordViews.list({ modelId })).list
const calls = async (account: Account) => (await office.as(account)).recordViews
const rents = {
  words: '租',
  filter: {
    match: 'all' as const,
    conditions: [{ field: 'kind', operator: 'anyOf' as const, value: ['rent'] }],
  },
  tab: 'rent',
  sort: [{ field: 'amount', direction: 'descending' as const }],
  columns: [{ field: 'amount', width: 120 }, { field: 'title' }],
}

test('Li saves the query of a list under a name, visible to no one else', async () => {
  const { modelId } = await publishModel(office)
  const { id } = await (await calls('li')).create({ modelId, name: '租约', asks: rents })

  expect(await views('li', { modelId, key: '' })).toEqual([
    {
      id,
      name: '租约',
      asks: rents,
      isWhole: true,
      isPublished: false,
      isDefault: false,
      can: { change: true, publish: false },
    },
  ])
  expect(await views('wang', { modelId, key: '' })).toEqual([])
})

test('a view is renamed, changed and removed', async () => {
  const published = await publishModel(office)
  const { modelId } = published
  const own = await calls('li')
  const { id } = await own.create({ modelId, name: '旧名', asks: rents })
  await own.change({ modelId, id, name: '新名' })
  expect(await views('li', published)).toMatchObject([{ name: '新名', asks: rents }])

  await own.change({ modelId, id, asks: { tab: null } })
  expect(await views('li', published)).toMatchObject([{ name: '新名', asks: { tab: null } }])

  await own.remove({ modelId, id })
  expect(await views('li', published)).toEqual([])
})

test('each person has one default view of a list', async () => {
  const published = await publishModel(office)
  const { modelId } = published
  const own = await calls('li')
  const first = await own.create({ modelId, name: '甲', asks: {} })
  const second = await own.create({ modelId, name: '乙', asks: {} })
  const defaults = async () =>
    (await views('li', published)).filter(({ isDefault }) => isDefault).map(({ id }) => id)

  await own.setDefault({ modelId, id: first.id, isDefault: true })
  await own.setDefault({ modelId, id: second.id, isDefault: true })
  await own.setDefault({ modelId, id: first.id, isDefault: false })
  expect(await defaults()).toEqual([second.id])

  await own.setDefault({ modelId, id: second.id, isDefault: false })
  expect(await defaults()).toEqual([])
  await own.setDefault({ modelId, id: second.id, isDefault: true })
  await own.remove({ modelId, id: second.id })
  expect(await defaults()).toEqual([])
})

test('a published view is used by everyone and changed by administrators', async () => {
  const published = await publishModel(office)
  const { modelId } = published
  const administering = await calls('admin')
  const { id } = await administering.create({ modelId, name: '全公司', asks: rents })
  await administering.publish({ modelId, id, isPublished: true })
  await administering.publish({ modelId, id, isPublished: true })
  const own = await calls('li')
  await own.create({ modelId, name: '自己的', asks: {} })
  await own.setDefault({ modelId, id, isDefault: true })

  expect(await views('li', published)).toMatchObject([
    { id, name: '全公司', isPublished: true, isDefault: true, can: { change: false, publish: false } },
    { name: '自己的', isPublished: false },
  ])
  expect(await refusalOf(own.change({ modelId, id, name: '改名' }))).toBe('recordViews.notYours')
  expect(await refusalOf(own.remove({ modelId, id }))).toBe('recordViews.notYours')
  expect(await refusalOf(own.publish({ modelId, id, isPublished: false }))).toBe('session.administratorsOnly')

  await administering.publish({ modelId, id, isPublished: false })
  expect(await views('li', published)).toMatchObject([{ name: '自己的' }])
})

test('views of other people stay hidden from every call', async () => {
  const { modelId } = model
  const { id } = await (await calls('li')).create({ modelId, name: '李的', asks: {} })
  const wang = await calls('wang')
  const admin = await calls('admin')
  const tries = [
    () => wang.change({ modelId, id, name: '拿走' }),
    () => wang.remove({ modelId, id }),
    () => wang.setDefault({ modelId, id, isDefault: true }),
    () => admin.publish({ modelId, id, isPublished: true }),
    () => admin.change({ modelId, id, name: '拿走' }),
  ]

  for (const one of tries) expect(await refusalOf(one())).toBe('recordViews.notFound')
  expect(await views('wang')).toEqual([])
  expect(await views('li')).toMatchObject([{ name: '李的' }])
})

test('a view of another model is not found', async () => {
  const other = await publishModel(office)
  const { id } = await (await calls('li')).create({ modelId: other.modelId, name: '别处', asks: {} })
  const own = await calls('li')

  expect(await refusalOf(own.remove({ modelId: model.modelId, id }))).toBe('recordViews.notFound')
  expect(await refusalOf(own.change({ modelId: model.modelId, id, name: '甲' }))).toBe('recordViews.notFound')
})

test('a person without access to a model has no views of it, and neither has another tenant', async () => {
  const { modelId } = model
  const zhao = await calls('zhao')
  const stranger = (await office.other.as('admin')).recordViews

  expect(await refusalOf(zhao.list({ modelId }))).toBe('records.noPermission')
  expect(await refusalOf(zhao.create({ modelId, name: '甲', asks: {} }))).toBe('records.noPermission')
  expect(await refusalOf(stranger.list({ modelId }))).toBe('records.modelNotFound')
})

test('a published view on a hidden column reveals neither the column nor its condition', async () => {
  const { modelId } = model
  const admin = await calls('admin')
  const high = { field: 'salary', operator: 'atLeast' as const, value: canary }
  const { id } = await admin.create({
    modelId,
    name: '高薪',
    asks: {
      filter: {
        match: 'all',
        conditions: [high, { match: 'any', conditions: [high] }, ...rents.filter.conditions],
      },
      sort: [{ field: 'salary' }, { field: 'amount' }],
      columns: [{ field: 'salary' }, { field: 'title' }],
    },
  })
  await admin.publish({ modelId, id, isPublished: true })
  const seen = (await views('li')).find((view) => view.id === id)

  const text = JSON.stringify(await views('li'))
  for (const secret of ['778899', 'salary', '薪酬']) expect(text).not.toContain(secret)
  expect(seen).toMatchObject({
    isWhole: false,
    asks: {
      filter: rents.filter,
      sort: [{ field: 'amount', direction: 'ascending' }],
      columns: [{ field: 'title' }],
    },
  })
  const { records } = await office.as('li')
  expect(await records.list({ modelId, filter: seen?.asks.filter, sort: seen?.asks.sort })).toMatchObject({
    pagination: { total: 0 },
  })
  await admin.publish({ modelId, id, isPublished: false })
})

test('a query that the list refuses cannot be saved', async () => {
  const { modelId } = model
  const own = await calls('li')
  const keep = (asks: Parameters<typeof own.create>[0]['asks']) =>
    refusalOf(own.create({ modelId, name: '试', asks }))
  const condition = (field: string, operator: 'atLeast' | 'contains', value: string) => ({
    filter: { conditions: [{ field, operator, value }] },
  })

  expect(await keep(condition('salary', 'atLeast', '1'))).toBe('list.unknownField')
  expect(await keep({ sort: [{ field: 'salary' }] })).toBe('list.unknownField')
  expect(await keep({ columns: [{ field: 'salary' }] })).toBe('list.unknownField')
  expect(await keep({ columns: [{ field: 'nothing' }] })).toBe('list.unknownField')
  expect(await keep({ sort: [{ field: 'tags' }] })).toBe('list.notSortable')
  expect(await keep(condition('amount', 'contains', '1'))).toBe('list.operatorRefused')
  expect(await keep(condition('amount', 'atLeast', 'x'))).toBe('list.valueRefused')
})

test('a view drops the parts that the list lost and keeps the rest', async () => {
  const published = await publishModel(office)
  const { modelId } = published
  await (await calls('li')).create({ modelId, name: '租约', asks: rents })
  const { listDesign } = await office.as('admin')
  await listDesign.save({
    id: modelId,
    definition: { version: 1, columns: [{ field: 'title' }], keyword: ['title'], searches: [] },
  })
  await listDesign.publish({ id: modelId, reason: '测试' })

  const [view] = await views('li', published)
  expect(view).toMatchObject({ isWhole: false })
  expect(view?.asks).toEqual({ words: '租', columns: [{ field: 'title' }] })
  const { words } = view?.asks ?? {}
  const { records } = await office.as('li')
  expect((await records.list({ modelId, words })).list).toEqual([])
})

test('names are unique, and an empty query is saved as empty', async () => {
  const published = await publishModel(office)
  const { modelId } = published
  const own = await calls('li')
  const { id } = await own.create({ modelId, name: ' 甲 ', asks: { filter: { conditions: [] } } })
  await own.create({ modelId, name: '乙', asks: {} })

  expect(await refusalOf(own.create({ modelId, name: '甲', asks: {} }))).toBe('recordViews.nameTaken')
  expect(await refusalOf(own.change({ modelId, id, name: '乙' }))).toBe('recordViews.nameTaken')
  expect(await (await calls('wang')).create({ modelId, name: '甲', asks: {} })).toHaveProperty('id')
  expect(await views('li', published)).toMatchObject([
    { name: '乙' },
    { name: '甲', asks: {}, isWhole: true },
  ])
})

test('a person has at most twenty views of a list', async () => {
  const { modelId } = await publishModel(office)
  const own = await calls('li')
  for (let one = 0; one < 20; one += 1) await own.create({ modelId, name: `视图 ${one}`, asks: {} })

  expect(await refusalOf(own.create({ modelId, name: '多一个', asks: {} }))).toBe('recordViews.tooMany')
})
