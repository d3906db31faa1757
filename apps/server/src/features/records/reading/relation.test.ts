import { createLookup } from '@signet/client'
import type { FormDefinitionInput } from '@signet/form'
import type { ListDefinitionInput } from '@signet/list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, type PublishedModel, publishModel, recordOf } from '../../../../test/company-models.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let suppliers: PublishedModel
beforeAll(async () => {
  office = await openOffice()
  suppliers = await publishModel(office, { restricts: { records: true, columns: true } })
  await grant(
    office,
    suppliers,
    { people: ['li'] },
    { columns: ['title', 'number'], records: { scope: 'own' } },
  )
})
afterAll(() => office.close())

const order =
  (model: string, label: string) =>
  (key: string): FormDefinitionInput => ({
    version: 1,
    key,
    fields: [
      { key: 'title', kind: 'input', label: '名称' },
      { key: 'supplier', kind: 'relation-form', label: '供应商', settings: { model, label } },
    ],
  })
const list: Partial<ListDefinitionInput> = {
  columns: [{ field: 'title' }, { field: 'supplier' }],
  searches: [],
  keyword: [],
  sums: [],
  tabs: undefined,
  group: undefined,
  tree: undefined,
}

test('a relation shows the name of its record to people who may read that record', async () => {
  const supplier = await recordOf(office, 'li', suppliers, { title: '云杉' })
  const orders = await publishModel(office, list, order(suppliers.modelId, 'title'))
  const { modelId } = orders
  await recordOf(office, 'li', orders, { title: '订单', supplier })
  const text = async (account: 'li' | 'wang') =>
    (await (await office.as(account)).records.list({ modelId })).list[0]?.texts['supplier']

  expect(await text('li')).toBe('云杉')
  expect(await text('wang')).toBe(supplier)
})

test('a person cannot choose a record that they may not read', async () => {
  const alien = await recordOf(office, 'admin', suppliers, { title: '别家' })
  const orders = await publishModel(office, list, order(suppliers.modelId, 'title'))
  const { records } = await office.as('li')

  await expect(
    records.create({ modelId: orders.modelId, values: { title: '订单', supplier: alien } }),
  ).rejects.toMatchObject({ problems: [{ path: 'supplier', code: 'form.notAnOption' }] })
})

test('the product’s own client finds records to choose, with the columns that may be seen', async () => {
  const lookup = createLookup(await office.as('li'))
  await recordOf(office, 'li', suppliers, { title: '红松', number: 'S-1' })
  const question = { of: `model:${suppliers.modelId}/title`, words: '红', columns: ['number'] }
  const { choices } = await lookup.search(question, new AbortController().signal)

  expect(choices).toMatchObject([{ name: '红松', columns: { number: 'S-1' } }])
  const [first] = choices
  expect(await lookup.byIds(`model:${suppliers.modelId}/id`, [first?.id ?? ''])).toMatchObject([
    { name: '红松' },
  ])
})

test('self-references are not followed endlessly', async () => {
  const { formDesign, records } = await office.as('admin')
  const orders = await publishModel(office, list, order(suppliers.modelId, 'supplier'))
  const { modelId, key } = orders
  await formDesign.save({ id: modelId, name: '自指', definition: { ...order(modelId, 'supplier')(key) } })
  await formDesign.publish({ id: modelId })
  const { id } = await records.create({ modelId, values: { title: '自' } })
  await records.update({ modelId, id, version: 1, values: { supplier: id } })

  expect((await records.list({ modelId })).list[0]?.texts['supplier']).toBe(id)
})

test('records of a withdrawn list keep their names where chosen, and cannot be chosen again', async () => {
  const makers = await publishModel(office)
  const [known, other] = [
    await recordOf(office, 'li', makers, { title: '老厂' }),
    await recordOf(office, 'li', makers, { title: '新厂' }),
  ]
  const orders = await publishModel(office, list, order(makers.modelId, 'title'))
  const { modelId } = orders
  const id = await recordOf(office, 'li', orders, { title: '订单', supplier: known })
  const { listDesign } = await office.as('admin')
  await listDesign.withdraw({ id: makers.modelId })
  const { records } = await office.as('li')

  expect((await records.list({ modelId })).list[0]?.texts['supplier']).toBe('老厂')
  await records.update({ modelId, id, version: 1, values: { title: '改过', supplier: known } })
  await expect(
    records.update({ modelId, id, version: 2, values: { supplier: other } }),
  ).rejects.toMatchObject({ problems: [{ path: 'supplier', code: 'form.notAnOption' }] })
  await expect(records.choose({ id: makers.modelId })).rejects.toMatchObject({
    code: 'records.modelWithdrawn',
  })
})
