import { locales } from '@signet/form'
import type { ListDefinitionInput } from '@signet/list'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../test/company-models.ts'
import { sheetsOf } from '../../../test/company-sheets.ts'
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

const options = ['rent', 'sale'].map((id) => ({ id, label: { 'zh-CN': `${id}类`, 'en-US': `${id} kind` } }))
const head = [
  { key: 'number', kind: 'input', label: '编号' },
  { key: 'title', kind: 'input', label: '名称' },
  { key: 'other', kind: 'textarea', label: '名称' },
  { key: 'amount', kind: 'number', label: '金额' },
  { key: 'on', kind: 'date', label: { 'zh-CN': '日期', 'en-US': 'Date' } },
  { key: 'at', kind: 'date', label: '时刻', settings: { precision: 'minute' } },
  { key: 'kind', kind: 'select', label: '类别', settings: { options } },
  { key: 'kinds', kind: 'checkbox', label: '标签', settings: { options } },
  { key: 'isOpen', kind: 'switch', label: '进行中' },
  { key: 'owner', kind: 'user-select', label: '负责人' },
  { key: 'stay', kind: 'date-range', label: '起止' },
  { key: 'note', kind: 'rich-text', label: '说明' },
]
const tables = ['lines', 'costs'].map((key) => ({
  key,
  kind: 'sub-table',
  label: { 'zh-CN': key === 'lines' ? '明细' : '费用', 'en-US': key },
  fields: [
    { key: 'item', kind: 'input', label: '项目' },
    { key: 'price', kind: 'number', label: '单价' },
    { key: 'day', kind: 'date', label: '日期' },
    { key: 'sum', kind: 'calculate', label: '合计', settings: { formula: '2' } },
  ],
}))
const columns = [
  ...head.map(({ key }) => ({ field: key })),
  ...['item', 'price', 'day', 'sum'].map((key) => ({ field: `lines.${key}`, label: `自己的${key}` })),
  ...['item', 'price', 'day'].map((key) => ({ field: `costs.${key}` })),
  { field: '$author' },
]
const list: Partial<ListDefinitionInput> = {
  columns,
  searches: [],
  keyword: [],
  tabs: undefined,
  group: undefined,
  tree: undefined,
  sums: [],
}
const form = (key: string) => ({ version: 1 as const, key, fields: [...head, ...tables] })

/** Trimmed, since reading a cell trims it. */
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replace(/[\r\n]/g, ' ').trim())
const words = fc.oneof(
  text,
  fc.constantFrom('=1+1', "'=x", '@a', '-5', 'a,"b"', '0012', '1e5', 'TRUE', '甲、乙', ''),
)
const amount = fc.option(
  fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => (part === 0 ? String(whole) : `${whole}.${part}`)),
)
const day = fc.option(
  fc
    .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const row = fc.record({ item: words, price: amount, day })
const rows = fc.array(row, { maxLength: 4 }).map((all) => all.map((one, at) => ({ id: `r${at}`, ...one })))
const record = fc.record({
  title: words,
  other: words,
  amount,
  on: day,
  at: fc.option(fc.constantFrom('2026-11-20T09:30', '1999-01-01T00:00')),
  kind: fc.option(fc.constantFrom('rent', 'sale')),
  kinds: fc.subarray(['rent', 'sale']),
  isOpen: fc.boolean(),
  stay: fc.constantFrom([], ['2026-11-18', '2026-11-20']),
  lines: rows,
  costs: rows,
})

const format = fc.constantFrom('xlsx' as const, 'csv' as const)
const locale = fc.constantFrom(...locales)

const speaking = (locale: string) => ({ 'Accept-Language': locale })

async function valuesOf({ modelId }: PublishedModel) {
  const { records } = await office.as('li')
  const all = (await records.list({ modelId, pageSize: 200 })).list
  const opened = await Promise.all(all.map(({ id }) => records.open({ modelId, id })))
  return opened.map(({ values }) => values)
}

test('importing an unchanged export changes nothing, in any language and format', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 4 }),
      format,
      locale,
      async (all, format, locale) => {
        const model = await publishModel(
          office,
          { ...list, importing: { mode: 'addAndUpdate', keys: ['number'] } },
          form,
        )
        const owner = office.company.people.wang
        const note = '<p>一<strong>二</strong></p><p>三</p>'
        for (const [at, values] of all.entries())
          await recordOf(office, 'li', model, { ...values, number: `N${at}`, owner, note })
        const before = await valuesOf(model)
        const { recordSheets } = await office.as('li', speaking(locale))
        const { url } = await recordSheets.exportRecords({ modelId: model.modelId, format })
        const own = await sheets.started(
          'li',
          model,
          `a.${format}`,
          await sheets.bytesOf(url),
          speaking(locale),
        )

        expect(await sheets.committed('li', own)).toMatchObject({
          state: 'done',
          read: all.length,
          bad: 0,
          added: 0,
          changed: 0,
        })
        expect(await valuesOf(model)).toEqual(before)
      },
    ),
    { numRuns: 12 },
  )
})

test('importing an export elsewhere creates the same records', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 4 }),
      format,
      locale,
      async (all, format, locale) => {
        const [from, to] = [await publishModel(office, list, form), await publishModel(office, list, form)]
        for (const values of all) await recordOf(office, 'li', from, values)
        const { recordSheets } = await office.as('li', speaking(locale))
        const { url } = await recordSheets.exportRecords({ modelId: from.modelId, format })
        const own = await sheets.started('li', to, `a.${format}`, await sheets.bytesOf(url), speaking(locale))

        expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', bad: 0, added: all.length })
        const plain = async (model: PublishedModel) =>
          (await valuesOf(model)).map((values) =>
            JSON.stringify(values, (key, value) => (key === 'id' ? '' : value)),
          )
        expect((await plain(to)).toSorted()).toEqual((await plain(from)).toSorted())
      },
    ),
    { numRuns: 12 },
  )
})
