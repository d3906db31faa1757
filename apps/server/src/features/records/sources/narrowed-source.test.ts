import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInterface, type orderView, publishDataView } from '../../../../test/company-data-views.ts'
import { grant, type PublishedModel } from '../../../../test/company-models.ts'
import {
  type DatabaseDoor,
  databaseDoor,
  type Office,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let door: DatabaseDoor
let sourceId: string
/** The same rows filtered and sorted by the database, and by us. */
let there: PublishedModel
let here: PublishedModel

const texts = [
  null,
  '',
  '  ',
  '\u3000',
  'Alpha',
  'alpha beta',
  '100%',
  'under_score',
  "O'Neil; drop table person --",
  '北辰',
  '丁一',
  '安达 二号',
  '第一行\r\n第二行',
  '😀 smile',
  'x'.repeat(600),
  'y'.repeat(2500),
  '😀'.repeat(300),
]
const numbers = [
  null,
  '0',
  '-1.5',
  '80',
  '120.505',
  '120.5',
  '99999999999999.99',
  '12345678901234567890',
  '0.0000000001',
  'NaN',
]
const days = [null, '2026-01-31', '2026-02-28', '2026-03-01', '1999-12-31', 'infinity', '0044-03-15 BC']
const moments = [
  null,
  '2026-03-02 23:30:00+00',
  '2026-03-03 07:29:59.9+08',
  '2026-03-03 00:00:00+08',
  '2025-12-31 16:00:00+00',
]
const states = [null, 'open', 'closed', 'lost', ' ']

beforeAll(async () => {
  const innerHosts: string[] = []
  office = await openOffice({ secretKey: new Uint8Array(32).fill(9), outside: { innerHosts } })
  door = await databaseDoor(office.db.url)
  innerHosts.push(`${door.host}:${door.port}`)
  const { dataInterfaces } = await office.as('admin')
  const { host, port, user, database } = door
  const origin = { kind: 'address' as const, host, port, user, database, encryption: 'off' as const }
  sourceId = (await dataInterfaces.createSource({ fullName: 'ERP', enCode: 'erp', origin })).id
  await sql`create schema erp`.execute(office.db.platform)
  await sql`create table erp.orders (no text primary key, customer text, note varchar, units int, amount numeric,
    day date, at timestamptz, state text, is_paid boolean, "o""dd name" text)`.execute(office.db.platform)
  for (let at = 0; at < 60; at += 1)
    await sql`insert into erp.orders values (${`n${(at * 37) % 60}`}, ${texts[at % texts.length]},
      ${texts[(at * 7) % texts.length]}, ${at % 4 === 0 ? null : at % 5}, ${numbers[(at * 3) % numbers.length]}::numeric,
      ${days[at % days.length]}::date, ${moments[(at * 3) % moments.length]}::timestamptz,
      ${states[at % states.length]}, ${[null, true, false][at % 3]}, ${texts[at % texts.length]})`.execute(
      office.db.platform,
    )
  const source = await interfaceOver('select * from erp.orders order by no')
  const rows = await dataInterfaces.preview({ id: source })
  const twin = await createInterface(office, { source: { kind: 'static', rows } })
  const list = { restricts: {}, keyword: ['customer', 'note', 'odd'] }
  there = await publishDataView(office, source, { list, form: view })
  here = await publishDataView(office, twin, { list, form: view })
})
afterAll(async () => {
  await door.close()
  await office.close()
})

const interfaceOver = (statement: string, more: Parameters<typeof createInterface>[1] = {}) =>
  createInterface(office, { source: { kind: 'sql', sourceId, statement }, ...more })
const view: typeof orderView = (key, source) => ({
  version: 1,
  key,
  dataView: { interface: source, key: 'no' },
  fields: [
    { key: 'no', kind: 'input', label: '单号', answers: 'no' },
    { key: 'customer', kind: 'input', label: '客户', answers: 'customer' },
    { key: 'note', kind: 'textarea', label: '备注', answers: 'note' },
    { key: 'units', kind: 'number', label: '件数', answers: 'units' },
    { key: 'amount', kind: 'number', label: '金额', answers: 'amount', settings: { precision: 2 } },
    { key: 'day', kind: 'date', label: '日期', answers: 'day' },
    { key: 'month', kind: 'date', label: '月份', answers: 'day', settings: { precision: 'month' } },
    { key: 'at', kind: 'date', label: '时刻', answers: 'at', settings: { precision: 'minute' } },
    {
      key: 'state',
      kind: 'select',
      label: '状态',
      answers: 'state',
      settings: { options: ['open', 'closed'].map((id) => ({ id, label: id })) },
    },
    { key: 'isPaid', kind: 'switch', label: '已付', answers: 'is_paid' },
    { key: 'odd', kind: 'input', label: '怪名', answers: 'o"dd name' },
  ],
})

const words = fc.constantFrom('a', 'ALPHA', '%', '_', "'", '北', '二号', '行 第', '😀', 'yyyy', '\\')
const amount = fc.constantFrom('-1.5', '0', '80', '120.5', '120.51', '99999999999999')
const day = fc.constantFrom('1999-12-31', '2026-02-01', '2026-02-28', '2026-03-03')
const ends = (end: fc.Arbitrary<string>) =>
  fc.tuple(fc.option(end), fc.option(end)).filter(([from, to]) => from !== null || to !== null)
const asks = (fields: readonly string[], operators: readonly string[], value?: fc.Arbitrary<unknown>) =>
  fc.record({
    field: fc.constantFrom(...fields),
    operator: fc.constantFrom(...operators),
    ...(value && { value }),
  })
const condition = fc.oneof(
  asks(['customer', 'note', 'odd'], ['contains', 'notContains'], words),
  asks(['customer'], ['equals', 'notEquals'], fc.constantFrom('Alpha', '北辰', '第一行 第二行')),
  asks(['amount', 'units'], ['between'], ends(amount)),
  asks(['amount'], ['equals', 'notEquals'], amount),
  asks(['day', 'at', 'month'], ['between'], ends(day)),
  asks(['state'], ['anyOf', 'noneOf'], fc.subarray(['open', 'closed', 'lost'], { minLength: 1 })),
  asks(['isPaid'], ['equals'], fc.boolean()),
  asks(['customer', 'note', 'amount', 'units', 'day', 'at', 'state', 'odd'], ['isEmpty', 'isNotEmpty']),
)
const match = fc.constantFrom('all', 'any')
const group = fc.record({ match, conditions: fc.array(condition, { minLength: 1, maxLength: 2 }) })
const filter = fc.record({
  match,
  conditions: fc.array(fc.oneof(condition, group), { minLength: 1, maxLength: 3 }),
})
const sort = fc.uniqueArray(
  fc.record({
    field: fc.constantFrom(
      ...['customer', 'note', 'units', 'amount', 'day', 'month', 'at', 'state', 'isPaid', 'odd', 'no'],
    ),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { selector: ({ field }) => field, maxLength: 3 },
)

const locales = fc.constantFrom('zh-CN', 'zh-TW', 'en-US')

test('for any query a database returns the same rows as we find in memory, page by page', async () => {
  const walk = async ({ modelId }: PublishedModel, locale: string, listQuery: object) => {
    const { records } = await office.as('li', { 'Accept-Language': locale })
    const first = await records.list({ modelId, pageSize: 7, ...listQuery })
    const { next } = first
    const second =
      next === null ? first : await records.list({ modelId, pageSize: 7, ...listQuery, cursor: next })
    const numbered = await records.list({ modelId, pageSize: 7, ...listQuery, currentPage: 2 })
    return [first, second, numbered].map((page) => ({
      total: page.pagination.total,
      rows: page.list.map(({ id, texts }) => [id, texts]),
      isLast: page.next === null,
    }))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.option(filter),
      sort,
      fc.option(words),
      locales,
      async (listQuery, by, searched, locale) => {
        const question = {
          ...(listQuery && { filter: listQuery }),
          sort: by,
          ...(searched && { words: searched }),
        }
        expect(await walk(there, locale, question)).toEqual(await walk(here, locale, question))
      },
    ),
    { numRuns: 20, examples: [[null, [{ field: 'at', direction: 'ascending' }], null, 'zh-CN']] },
  )
})

test('of more rows than fit in memory only a page travels, whatever the search and order', async () => {
  const statement = `select 'n' || n as no, 'customer ' || n % 7 as customer, n as amount,
    case n % 2 when 0 then 'open' else 'closed' end as state from generate_series(1, 20000) n`
  const source = await interfaceOver(statement)
  const model = await publishDataView(office, source, {
    list: { restricts: {}, keyword: ['customer'] },
    form: small,
  })
  const { dataInterfaces } = await office.as('admin')
  const { list } = (await office.as('li')).records
  const question = {
    modelId: model.modelId,
    filter: { conditions: [{ field: 'state', operator: 'anyOf' as const, value: ['open'] }] },
    sort: [{ field: 'customer' }, { field: 'amount', direction: 'descending' as const }],
    pageSize: 3,
  }
  const first = await list(question)
  expect(first.pagination.total).toBe(10_000)
  expect(first.list.map(({ id }) => id)).toEqual(['n19992', 'n19978', 'n19964'])
  const second = await list({ ...question, cursor: first.next ?? '' })
  expect(second.list.map(({ id }) => id)).toEqual(['n19950', 'n19936', 'n19922'])
  expect((await list({ ...question, currentPage: 3334 })).list).toHaveLength(1)
  expect((await list({ ...question, words: 'customer 3', currentPage: 2 })).pagination.total).toBe(1428)
  const calls = (await dataInterfaces.calls({ id: source })).list
  expect(Math.max(...calls.map(({ rows }) => rows))).toBeLessThan(10)
})

const small: typeof orderView = (key, source) => {
  const { fields, ...form } = view(key, source)
  const wanted = ['no', 'customer', 'amount', 'state']
  return { ...form, fields: fields.filter(({ key: own }) => wanted.includes(own)) }
}

test('rows hidden from a person are filtered out by the database as in memory, and cannot be queried', async () => {
  const source = await interfaceOver('select * from erp.orders')
  const model = await publishDataView(office, source, {
    list: { restricts: { records: true, columns: true } },
    form: small,
  })
  const rules = {
    match: 'all' as const,
    conditions: [{ field: 'state', operator: 'anyOf' as const, value: ['closed'] }],
  }
  await grant(
    office,
    model,
    { people: ['li'] },
    { columns: ['no', 'state'], records: { scope: 'all', rules } },
  )
  const { list } = (await office.as('li')).records
  const { modelId } = model
  const found = await list({ modelId, sort: [{ field: 'no', direction: 'descending' }] })
  expect(found.pagination.total).toBe(12)
  expect(new Set(found.list.map(({ texts }) => texts['state']))).toEqual(new Set(['closed']))
  expect(await refusalOf(list({ modelId, sort: [{ field: 'amount' }] }))).toBe('list.unknownField')
})

test('a column that the interface hides is neither shown nor sorted by, whatever a view calls it', async () => {
  const hostile = "no\" = '' or 1 = 1; drop table erp.orders; --"
  const form: typeof orderView = (key, source) => ({
    ...view(key, source),
    fields: [
      { key: 'no', kind: 'input', label: '单号', answers: 'no' },
      { key: 'wild', kind: 'input', label: '怪', answers: hostile },
    ],
  })
  const open = await publishDataView(office, await interfaceOver('select no from erp.orders'), {
    list: { restricts: {} },
    form,
  })
  const { list } = (await office.as('li')).records
  const listQuery = { sort: [{ field: 'wild' }], pageSize: 5 }
  expect((await list({ modelId: open.modelId, ...listQuery })).pagination.total).toBe(60)

  const source = await interfaceOver('select no, amount from erp.orders', { columns: [{ name: 'no' }] })
  const cut = await publishDataView(office, source, { list: { restricts: {} }, form })
  expect(await refusalOf(list({ modelId: cut.modelId, ...listQuery }))).toBe('dataInterfaces.columnUnknown')
  const { rows } = await sql<{ n: string }>`select count(*) as n from erp.orders`.execute(office.db.platform)
  expect(Number(rows[0]?.n)).toBe(60)
})
