import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../test/company-models.ts'
import { sheetsOf } from '../../../test/company-sheets.ts'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  sheets = sheetsOf(office)
  const { billRules, dataInterfaces } = await office.as('admin')
  const rule = { kind: 'serial', dateFormat: 'no', digits: 3, reset: 'never' } as const
  const prefix = [{ kind: 'field', field: 'goods' } as const]
  for (const [enCode, settings] of Object.entries({ plain: rule, told: { ...rule, prefix } }))
    await billRules.create({ fullName: enCode, enCode, settings })
  const rows = ['笔', '墨', '杯'].map((fullName, at) => ({ id: `g${at}`, fullName, price: at + 1 }))
  await dataInterfaces.create({ fullName: '用品', enCode: 'goods', source: { kind: 'static', rows } })
})
afterAll(async () => {
  await sheets.clear()
  await office.close()
})

const list = {
  columns: ['number', 'note', 'price'].map((field) => ({ field })),
  searches: [],
  keyword: [],
  sums: [],
  tabs: undefined,
  group: undefined,
  tree: undefined,
}
const form =
  (rule: 'plain' | 'told', price: Readonly<{ unique?: boolean }> = {}) =>
  (key: string): FormDefinitionInput => ({
    version: 1,
    key,
    fields: [
      { key: 'number', kind: 'bill-rule', label: '编号', inList: true, settings: { rule } },
      { key: 'note', kind: 'input', label: '说明' },
      { key: 'goods', kind: 'popup-select', label: '用品', settings: { interface: 'goods' } },
      {
        key: 'price',
        kind: 'relation-attributes',
        label: '单价',
        settings: { of: 'goods', column: 'price', stored: true },
        ...price,
      },
    ],
  })

/** Imports notes and goods and returns the stored records in sheet order. */
async function takenOver(lines: readonly (readonly [note: string, goods: string])[], of = form('plain')) {
  const model = await publishModel(office, list, of)
  const text = ['说明,用品', ...lines.map((line) => line.join(','))].join('\n')
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(text))
  const outcome = await sheets.committed('li', own)
  const { records } = await office.as('li')
  const { list: found } = await records.list({ modelId: model.modelId, pageSize: 200 })
  const byNote = new Map(found.map(({ values }) => [values['note'], values]))
  const values = lines.map(([note]) => byNote.get(note)).filter((one) => one !== undefined)
  return { outcome, values }
}

function callsOfGoods() {
  return office.db.tenant('demo').selectFrom('dataInterfaceCall').select('id').execute()
}

test('records of a sheet get their numbers in its order, and are asked for together', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => [`n${at}`, ['笔', '墨', '杯'][at % 3] ?? ''] as const)
  const before = await callsOfGoods()
  const { outcome, values } = await takenOver(lines)

  expect(outcome).toMatchObject({ state: 'done', added: 120, refused: 0 })
  expect(values.map(({ number, price }) => [number, price])).toEqual(
    lines.map((_, at) => [String(at + 1).padStart(3, '0'), String((at % 3) + 1)]),
  )
  // Two calls read and check the names, two check again and keep the prices, and one serves the list.
  expect((await callsOfGoods()).length - before.length).toBeLessThan(8)
})

test('a number that contains a chosen value contains that of each record of a sheet', async () => {
  const { values } = await takenOver(
    [
      ['a', '笔'],
      ['b', '墨'],
      ['c', '笔'],
    ],
    form('told'),
  )
  expect(values.map(({ number }) => number)).toEqual(['笔001', '墨002', '笔003'])
})

test('only the conflicting row is refused during an import, and it takes no number', async () => {
  const last = (await takenOver([['last', '笔']])).values[0]?.['number']
  const { outcome, values } = await takenOver(
    [
      ['a', '笔'],
      ['b', '墨'],
      ['c', '笔'],
      ['d', '杯'],
      ['e', '墨'],
    ],
    form('plain', { unique: true }),
  )

  expect(outcome).toMatchObject({ state: 'done', added: 3, refused: 2, bad: 2 })
  expect(values.map(({ note }) => note)).toEqual(['a', 'b', 'd'])
  expect(values.map(({ number }) => Number(number) - Number(last))).toEqual([1, 2, 3])
})

test('a record may choose more rows of an interface than one answer holds', async () => {
  const { dataInterfaces } = await office.as('admin')
  const rows = Array.from({ length: 1200 }, (_, at) => ({ id: `p${at}`, fullName: `件${at}` }))
  await dataInterfaces.create({ fullName: '零件', enCode: 'parts', source: { kind: 'static', rows } })
  const part = { key: 'part', kind: 'popup-select', label: '零件', settings: { interface: 'parts' } }
  const model = await publishModel(office, { ...list, columns: [{ field: 'note' }] }, (key) => ({
    version: 1,
    key,
    fields: [
      { key: 'note', kind: 'input', label: '说明', inList: true },
      { key: 'lines', kind: 'sub-table', label: '明细', fields: [part] },
    ],
  }))
  const lines = rows.map(({ fullName }, at) => `${at === 0 ? '一' : ''},${fullName}`)
  const text = ['说明,明细-零件', ...lines].join('\n')
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(text))

  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', bad: 0, added: 1, refused: 0 })
})
