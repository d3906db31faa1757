import { readList } from '@signet/list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contractForm,
  contractList,
  publishModel,
  recordOf,
  titlesOf,
} from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let made = 0
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function publishedForm(): Promise<string> {
  const { formDesign } = await office.as('admin')
  made += 1
  const key = `plain${made}`
  const { id } = await formDesign.create({ name: '合同', code: key, definition: { ...contractForm(key) } })
  await formDesign.publish({ id })
  return id
}

test('a form without a list gets one to begin with, and becomes a model when it is published', async () => {
  const { listDesign, records } = await office.as('admin')
  const id = await publishedForm()
  const { state, version, definition } = await listDesign.open({ id })
  expect({ state, version }).toEqual({ state: 'none', version: 0 })
  expect(definition).toMatchObject({
    columns: [{ field: 'title' }, { field: '$author' }, { field: '$createdAt' }],
  })

  await listDesign.save({ id, definition })
  expect((await listDesign.open({ id })).state).toBe('draft')
  expect(await refusalOf(records.list({ modelId: id }))).toBe('records.modelNotFound')
  expect(await listDesign.publish({ id, reason: '测试' })).toMatchObject({ version: 1 })
  expect((await records.models()).list.map((model) => model.id)).toContain(id)
})

test('a withdrawn list is closed to everyone, keeps its records, and returns when published', async () => {
  const { listDesign, records, recordSheets } = await office.as('admin')
  const model = await publishModel(office)
  const { modelId: id } = model
  await recordOf(office, 'li', model, { title: '留下的' })
  await listDesign.withdraw({ id })
  await listDesign.withdraw({ id })

  expect((await listDesign.open({ id })).state).toBe('withdrawn')
  expect((await records.models()).list.map((one) => one.id)).not.toContain(id)
  const li = await office.as('li')
  const attempts: (() => Promise<unknown>)[] = [
    () => li.records.list({ modelId: id }),
    () => li.records.config({ modelId: id }),
    () => li.records.create({ modelId: id, values: { title: '新的' } }),
    () => li.recordViews.list({ modelId: id }),
    () => records.list({ modelId: id }),
    () => recordSheets.exportRecords({ modelId: id, format: 'csv', which: 'all', columns: ['title'] }),
  ]
  for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('records.modelWithdrawn')

  await listDesign.publish({ id, reason: '测试' })
  expect((await listDesign.open({ id })).state).toBe('published')
  expect(await titlesOf(office, 'li', model)).toEqual(['留下的'])
})

test('only a published list can be withdrawn, and only by an administrator', async () => {
  const { listDesign } = await office.as('admin')
  const id = await publishedForm()
  expect(await refusalOf(listDesign.withdraw({ id }))).toBe('design.notFound')
  await listDesign.save({ id, definition: (await listDesign.open({ id })).definition })
  expect(await refusalOf(listDesign.withdraw({ id }))).toBe('design.notPublished')
  expect(await refusalOf((await office.as('li')).listDesign.withdraw({ id }))).toBe(
    'session.administratorsOnly',
  )
})

test('people use the published list while the next one is drafted, and every version is kept', async () => {
  const { listDesign } = await office.as('admin')
  const model = await publishModel(office)
  const { modelId: id } = model
  await recordOf(office, 'li', model, { title: '一' })
  await listDesign.save({
    id,
    definition: { ...contractList, columns: [{ field: 'number' }], keyword: [], sums: [] },
  })

  expect((await listDesign.open({ id })).state).toBe('changed')
  expect(await titlesOf(office, 'li', model)).toEqual(['一'])
  expect(await listDesign.publish({ id, reason: '测试' })).toMatchObject({ version: 2 })
  expect(await listDesign.publish({ id, reason: '测试' })).toMatchObject({ version: 2 })
  expect(await titlesOf(office, 'li', model)).toEqual(['?'])
  const { list } = await listDesign.versions({ id })
  expect(list.map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
    [2, '管理员'],
    [1, '管理员'],
  ])
  expect(list[1]?.definition).toEqual(JSON.parse(JSON.stringify(readList(contractList))))
})

test('a list with a mistake is refused with the path of the mistake', async () => {
  const { listDesign } = await office.as('admin')
  const id = await publishedForm()
  const save = (changes: object) => listDesign.save({ id, definition: { ...contractList, ...changes } })

  await expect(save({ columns: [{ field: 'gone' }] })).rejects.toMatchObject({
    code: 'list.definitionInvalid',
    params: { path: 'columns.0' },
  })
  await expect(save({ strange: 1 })).rejects.toMatchObject({ code: 'list.definitionInvalid' })
  expect(await refusalOf(listDesign.publish({ id, reason: '测试' }))).toBe('design.notFound')
})

test('a list whose form has lost fields keeps working with the rest', async () => {
  const { formDesign, records } = await office.as('admin')
  const model = await publishModel(office, { sort: [{ field: 'amount' }] })
  const { modelId: id, key } = model
  await recordOf(office, 'li', model, { title: '一', amount: '5' })
  const fields = contractForm(key).fields.filter((field) => !['amount', 'kind'].includes(field.key))
  await formDesign.save({ id, name: '改', definition: { ...contractForm(key), fields } })
  await formDesign.publish({ id, reason: '不再需要' })

  const [row] = (await records.list({ modelId: id })).list
  expect(row?.values).not.toHaveProperty('amount')
  expect((await records.config({ modelId: id })).fields.map(({ path }) => path)).not.toContain('kind')
})

test('a value that must be unique from now on is refused for records that share it, and nothing is published', async () => {
  const { formDesign } = await office.as('admin')
  const model = await publishModel(office)
  const { modelId: id, key } = model
  await recordOf(office, 'li', model, { title: '同名' })
  await recordOf(office, 'li', model, { title: '同名' })
  const fields = contractForm(key).fields.map((field) =>
    field.key === 'title' ? { ...field, unique: true } : field,
  )
  await formDesign.save({ id, name: '合同', definition: { ...contractForm(key), fields } })

  expect(await refusalOf(formDesign.publish({ id }))).toBe('design.duplicates')
  await recordOf(office, 'li', model, { title: '同名' })
})

test('two simultaneous publications return the same version', async () => {
  const { listDesign } = await office.as('admin')
  const id = await publishedForm()
  await listDesign.save({ id, definition: { ...contractList } })
  const answers = await Promise.all([1, 2, 3, 4].map(() => listDesign.publish({ id, reason: '测试' })))

  expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1])
})

test('lists and grants of another tenant do not exist', async () => {
  const id = await publishedForm()
  const { listDesign } = await office.other.as('admin')

  for (const call of [listDesign.open, listDesign.publish, listDesign.versions, listDesign.grants])
    expect(await refusalOf(call({ id }))).toBe('design.notFound')
})

test('of two administrators who save one permission at once, the second hears of the first', async () => {
  const model = await publishModel(office)
  const { listDesign } = await office.as('admin')
  const everybody = [{ kind: 'everybody' as const }]
  const permission = { records: { scope: 'all' } }
  const body = { id: model.modelId, name: 'Both', holders: everybody, permission }
  const { grantId } = await listDesign.createGrant(body)
  const expects = (await listDesign.grants({ id: model.modelId })).list.find(
    ({ id }) => id === grantId,
  )?.changedAt
  if (!expects) throw new Error('no permission')
  office.clock.pass(1000)
  const saves = ['First', 'Second'].map((name) =>
    refusalOf(listDesign.saveGrant({ ...body, grantId, name, expects })),
  )

  expect((await Promise.all(saves)).sort()).toEqual(['design.changedMeanwhile', 'not refused'])
})

test('conditions are counted over all records, before the list has them, and wrong ones are refused', async () => {
  const { listDesign } = await office.as('admin')
  const model = await publishModel(office, {
    only: { match: 'all', conditions: [{ field: 'title', operator: 'contains', value: '甲' }] },
  })
  for (const title of ['甲一', '甲二', '乙']) await recordOf(office, 'li', model, { title })
  const count = (...conditions: object[]) =>
    listDesign.countMatches({ id: model.modelId, rules: { match: 'all', conditions } })

  expect(await count()).toEqual({ matching: 3, all: 3 })
  expect(await count({ field: 'title', operator: 'contains', value: '乙' })).toEqual({ matching: 1, all: 3 })
  expect(await count({ field: '$author', operator: 'anyOf', variable: 'me' })).toEqual({
    matching: 0,
    all: 3,
  })
  expect(await refusalOf(count({ field: 'gone', operator: 'isEmpty' }))).toBe('list.definitionInvalid')
  expect(await refusalOf(count({ field: 'title', operator: 'loves' }))).toBe('list.definitionInvalid')
  expect(await listDesign.countMatches({ id: await publishedForm(), rules: { conditions: [] } })).toEqual({
    matching: null,
    all: null,
  })
})
