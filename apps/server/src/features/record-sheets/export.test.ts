import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractForm, contractList, grant, publishModel, recordOf } from '../../../test/company-models.ts'
import { sheetsOf } from '../../../test/company-sheets.ts'
import { minutes, type Office, openOffice, refusalOf } from '../../../test/index.ts'

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

const everything = { columns: true, fields: true, buttons: true, records: true }

test('records are exported as shown: a page, a selection, or all matching', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const ids: string[] = []
  for (const [title, kind] of [
    ['=1+1', 'rent'],
    ['乙', 'rent'],
    ['丙', 'sale'],
  ])
    ids.push(
      await recordOf(office, 'li', model, {
        title,
        kind,
        amount: '-1.50',
        lines: [
          { id: 'a', item: 'x' },
          { id: 'b', item: 'y' },
        ],
      }),
    )
  const { recordSheets } = await office.as('li')
  const titles = async (query: object) =>
    (await sheets.sheetAt(await recordSheets.exportRecords({ modelId, columns: ['title'], ...query })))
      .slice(1)
      .flat()

  expect(
    await sheets.sheetAt(
      await recordSheets.exportRecords({
        modelId,
        tab: 'rent',
        columns: ['title', 'amount', 'kind', 'lines.item', '$author'],
      }),
    ),
  ).toEqual([
    ['序号', '名称', '金额', '类别', '明细', '明细-项目', '创建人'],
    ['1', '乙', '-1.5', 'rent类', '1', 'x', '李伟'],
    ['', '', '', '', '2', 'y'],
    ['2', '=1+1', '-1.5', 'rent类', '1', 'x', '李伟'],
    ['', '', '', '', '2', 'y'],
  ])
  const csv = await recordSheets.exportRecords({
    modelId,
    format: 'csv',
    columns: ['title', 'amount'],
    words: '=1',
  })
  expect((await sheets.bytesOf(csv.url)).toString()).toBe("\ufeff名称,金额\r\n'\u2060=1+1,-1.5\r\n")
  expect(await titles({ which: 'chosen', ids: [ids[2], 'nothing', ids[0]] })).toEqual(['丙', '=1+1'])
  expect(await titles({ which: 'page', currentPage: 2, pageSize: 2 })).toEqual(['=1+1'])
  expect(await titles({ sort: [{ field: 'title' }] })).toEqual(['=1+1', '丙', '乙'])
})

test('a link serves the sheet once, within a minute, with permissions checked when opened', async () => {
  const model = await publishModel(office, { restricts: { records: true } })
  const grantId = await grant(office, model, { people: ['li'] }, { records: { scope: 'all' } })
  const { recordSheets } = await office.as('li')
  const link = async () => (await recordSheets.exportRecords({ modelId: model.modelId })).url
  const codeOf = async (url: string) => {
    const text = (await sheets.bytesOf(url)).toString()
    return text.startsWith('{') ? JSON.parse(text).data.refusal : 'a sheet'
  }
  const [twice, late, revoked] = [await link(), await link(), await link()]

  expect([await codeOf(twice), await codeOf(twice)]).toEqual(['a sheet', 'records.exportExpired'])
  await (await office.as('admin')).listDesign.removeGrant({ id: model.modelId, grantId })
  expect(await codeOf(revoked)).toBe('records.noPermission')
  office.clock.pass(minutes(1))
  expect(await codeOf(late)).toBe('records.exportExpired')
  expect(await codeOf('/api/file/Sheet/other/nothing')).toBe('records.exportExpired')
})

test('no sheet contains hidden fields', async () => {
  const canary = '778899.25'
  const model = await publishModel(
    office,
    { restricts: everything, columns: [...contractList.columns, { field: 'salary' }] },
    (key) => ({
      ...contractForm(key),
      fields: [...contractForm(key).fields, { key: 'salary', kind: 'number', label: '薪酬' }],
    }),
  )
  const { modelId } = model
  await grant(
    office,
    model,
    { people: ['li'] },
    { columns: ['title', 'salary'], buttons: ['detail'], records: { scope: 'all' } },
  )
  await grant(
    office,
    model,
    { people: ['li'] },
    { columns: ['title'], buttons: ['export'], records: { scope: 'all' } },
  )
  await recordOf(office, 'admin', model, { title: '秘', salary: canary })
  const { recordSheets } = await office.as('li')

  expect(await sheets.sheetAt(await recordSheets.exportRecords({ modelId }))).toEqual([['名称'], ['秘']])
  for (const query of [
    { columns: ['salary'] },
    { sort: [{ field: 'salary' }] },
    { filter: { conditions: [{ field: 'salary', operator: 'isEmpty' as const }] } },
  ])
    expect(await refusalOf(recordSheets.exportRecords({ modelId, ...query }))).toBe('list.unknownField')
  expect(await refusalOf((await office.as('wang')).recordSheets.exportRecords({ modelId }))).toBe(
    'records.noPermission',
  )
})

test('columns shown of a chosen record are exported with current values, also in sub-tables', async () => {
  const goods = await publishModel(office)
  const [pen, ink] = [
    await recordOf(office, 'li', goods, { title: '笔', amount: '2' }),
    await recordOf(office, 'li', goods, { title: '墨', amount: '3.5' }),
  ]
  const choice = {
    key: 'goods',
    kind: 'relation-form',
    label: '货品',
    settings: { model: goods.modelId, label: 'title' },
  }
  const price = {
    key: 'price',
    kind: 'relation-attributes',
    label: '价格',
    settings: { of: 'goods', column: 'amount', stored: false },
  }
  const orders = await publishModel(
    office,
    {
      columns: [{ field: 'price' }, { field: 'lines.price' }],
      searches: [],
      keyword: [],
      tabs: undefined,
      group: undefined,
      tree: undefined,
      sums: [],
    },
    (key) => ({
      version: 1,
      key,
      fields: [
        { key: 'title', kind: 'input', label: '名称' },
        choice,
        price,
        { key: 'lines', kind: 'sub-table', label: '明细', fields: [choice, price] },
      ],
    }),
  )
  const lines = [pen, ink].map((one, at) => ({ id: `r${at}`, goods: one }))
  await recordOf(office, 'li', orders, { goods: ink, lines })
  await (await office.as('li')).records.update({
    modelId: goods.modelId,
    id: ink,
    version: 1,
    values: { amount: '4' },
  })
  const { recordSheets } = await office.as('li')

  expect(await sheets.sheetAt(await recordSheets.exportRecords({ modelId: orders.modelId }))).toEqual([
    ['序号', '价格', '明细', '明细-价格'],
    ['1', '4.00', '1', '2.00'],
    ['', '', '2', '4.00'],
  ])
})
