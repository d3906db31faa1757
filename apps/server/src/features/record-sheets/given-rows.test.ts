import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractForm, publishModel, recordOf } from '../../../test/company-models.ts'
import { sheetsOf, workbook } from '../../../test/company-sheets.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  sheets = sheetsOf(office)
})
afterAll(async () => {
  await sheets.clear()
  await office.close()
})

const givenRows = [
  { id: 'g1', values: { item: '设备' } },
  { id: 'g2', values: { item: '服务' } },
]

/** Contracts whose first two lines are fixed, with no others allowed. */
function closedForm(key: string) {
  const form = contractForm(key)
  const rules = { givenColumns: ['item'], givenRows, mayAddRows: false }
  const fields = form.fields.map((field) => (field.key === 'lines' ? { ...field, settings: rules } : field))
  return { ...form, fields }
}

test('a record has its given rows whatever Li sends, and refuses others', async () => {
  const model = await publishModel(office, {}, closedForm)
  const { modelId } = model
  const { records } = await office.as('li')
  const lines = [{ id: 'g2', item: '别的', price: '7' }]
  const id = await recordOf(office, 'li', model, { lines })
  const { values, version } = await records.open({ modelId, id })
  expect(values['lines']).toEqual([
    { id: 'g1', item: '设备', price: null },
    { id: 'g2', item: '服务', price: '7' },
  ])

  const answer = await records.update({ modelId, id, version, values: { lines: [] } })
  expect(answer.ignored).toEqual(['lines'])
  const more = [...(values['lines'] as object[]), { id: 'r1', item: '差旅' }]
  await expect(records.create({ modelId, values: { title: '三行', lines: more } })).rejects.toMatchObject({
    code: 'form.valuesRefused',
    params: { count: 1, field: 'lines', problem: 'form.rowAdded' },
  })
})

test('rows of a sheet are the given rows that say the same; one that says something else is a mistake of its record', async () => {
  const model = await publishModel(office, {}, closedForm)
  const sheet = await workbook(
    ['名称', '合同号', '明细-项目', '明细-单价'],
    ['一', 'A', '服务', { number: '2' }],
    ['二', 'B', '差旅', { number: '3' }],
  )
  const own = await sheets.started('li', model, '合同.xlsx', sheet)
  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', added: 1, bad: 1 })

  const { records } = await office.as('li')
  const [one] = (await records.list({ modelId: model.modelId })).list
  const { values } = await records.open({ modelId: model.modelId, id: one?.id ?? '' })
  expect(values['lines']).toEqual([
    { id: 'g1', item: '设备', price: null },
    { id: 'g2', item: '服务', price: '2' },
  ])
})
