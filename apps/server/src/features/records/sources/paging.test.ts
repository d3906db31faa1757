import type { ListSort } from '@signet/list'
import fc from 'fast-check'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contractForm,
  contractList,
  fillModel,
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
} from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { statementsDuring } from '../../../../test/statement-faults.ts'

const amounts = [null, '-5', '0', '0.5', '0.50', '10', '9']
const titles = ['甲', 'a', 'A', '乙乙', 'b%']
const days = [null, '2026-01-01', '2026-02-01']
/** In option order, which differs from alphabetical order. */
const kinds = [null, 'sale', 'rent', 'other']

let office: Office
let model: PublishedModel
let ids: ReadonlyMap<string, Readonly<Record<string, string | boolean | null>>>
beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office, {
    restricts: { records: true },
    columns: [...contractList.columns, { field: 'isOpen' }],
    sort: [{ field: 'amount', direction: 'descending' }, { field: 'signedOn' }],
  })
  await grant(office, model, { people: ['li'] }, { records: { scope: 'own' } })
  const made = new Map<string, Readonly<Record<string, string | boolean | null>>>()
  for (let at = 0; at < 40; at += 1) {
    const values = {
      title: titles[at % titles.length] ?? '',
      amount: amounts[(at * 3) % amounts.length] ?? null,
      signedOn: days[(at * 7) % days.length] ?? null,
      kind: kinds[(at * 5) % kinds.length] ?? null,
      isOpen: at % 3 === 0,
    }
    made.set(await recordOf(office, at % 5 === 0 ? 'admin' : 'li', model, values), values)
  }
  ids = made
})
afterAll(() => office.close())

async function walk(sort: ListSort[] | undefined, pageSize: number): Promise<string[]> {
  const { records } = await office.as('li')
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await records.list({
      modelId: model.modelId,
      pageSize,
      ...(sort && { sort }),
      ...(cursor !== undefined && { cursor }),
    })
    expect(page.pagination.total).toBe(32)
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.next
  }
  return seen
}

async function byNumber(sort: ListSort[] | undefined, pageSize: number): Promise<string[]> {
  const { records } = await office.as('li')
  const pages = Array.from({ length: Math.ceil(32 / pageSize) + 1 }, (_, at) => at + 1)
  const rows: string[] = []
  for (const currentPage of pages) {
    const page = await records.list({ modelId: model.modelId, pageSize, currentPage, ...(sort && { sort }) })
    rows.push(...page.list.map(({ id }) => id))
  }
  return rows
}

const sortable = ['title', 'amount', 'signedOn', 'kind', 'isOpen', '$createdAt', 'number'] as const
const sorts = fc.uniqueArray(
  fc.record({
    field: fc.constantFrom(...sortable),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  { selector: ({ field }) => field, minLength: 1, maxLength: 3 },
)

test('pages list every record once in the requested order, by cursor and by number', async () => {
  await fc.assert(
    fc.asyncProperty(sorts, fc.integer({ min: 1, max: 9 }), async (sort, pageSize) => {
      const walked = await walk(sort, pageSize)
      expect(new Set(walked).size).toBe(32)
      expect(await byNumber(sort, pageSize)).toEqual(walked)
      expect(walked.toSorted((one, other) => compare(sort, one, other))).toEqual(walked)
    }),
    { numRuns: 25 },
  )
})

function compare(sort: readonly ListSort[], one: string, other: string): number {
  const orders = sort.map(({ field, direction }) => {
    const order = compareCells(cellOf(one, field), cellOf(other, field))
    return direction === 'descending' && Math.abs(order) === 1 ? -order : order
  })
  return orders.find((order) => order !== 0) ?? 0
}

/** Returns 2 for a missing value, which comes last in both directions. */
function compareCells(one: Cell, other: Cell): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 2 : -2
  return one < other ? -1 : 1
}

type Cell = string | number | boolean | null

function cellOf(id: string, field: string): Cell {
  if (field === '$createdAt' || field === 'number') return null
  const value = ids.get(id)?.[field] ?? null
  if (field === 'kind' && value !== null) return kinds.indexOf(String(value))
  return field === 'amount' && value !== null ? Number(value) : value
}

test('pages also follow the default order of the list', async () => {
  const walked = await walk(undefined, 7)

  expect(new Set(walked).size).toBe(32)
  expect(await byNumber(undefined, 7)).toEqual(walked)
})

test('a record that is made or deleted while Li turns pages neither comes twice nor hides another', async () => {
  const { records } = await office.as('li')
  const { modelId } = model
  const sort = [{ field: 'title', direction: 'ascending' as const }]
  const first = await records.list({ modelId, pageSize: 10, sort })
  const made = await recordOf(office, 'li', model, { title: 'A' })
  await records.remove({ modelId, id: made })
  const second = await records.list({ modelId, pageSize: 200, sort, cursor: first.next ?? '' })

  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(32)
})

test('a cursor belongs to its order, and a made-up one is refused', async () => {
  const { records } = await office.as('li')
  const { modelId } = model
  const { next } = await records.list({ modelId, pageSize: 2, sort: [{ field: 'title' }] })
  const written = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const made = [
    next ?? '',
    written({ o: 'amount', v: ["1'; drop table person"], i: 'x', t: 1 }),
    written({ o: 'amount', v: ['1', '2'], i: 'x', t: 1 }),
    written({ o: 'amount', v: ['1'], i: 'x', t: 1, more: 1 }),
    'not a cursor',
  ]

  for (const cursor of made)
    expect(await refusalOf(records.list({ modelId, cursor, sort: [{ field: 'amount' }] }))).toBe(
      'request.invalid',
    )
  for (const moment of ['2026-99-99T00:00:00Z', '2026-02-31T00:00:00Z', '2026-01-01T25:00:00Z']) {
    const time = written({ o: '$createdAt', v: [moment], i: 'x', t: 1 })
    expect(await refusalOf(records.list({ modelId, cursor: time, sort: [{ field: '$createdAt' }] }))).toBe(
      'request.invalid',
    )
  }
})

test('a list has indexes for its sorting and search, which follow changes of list and form', async () => {
  const { modelId, key } = await publishModel(office, {
    sort: [{ field: 'amount' }],
    columns: [{ field: 'title', sortable: false }, { field: 'kind' }],
  })
  const elsewhere = 'CASE WHEN (f_kind IS NOT NULL) THEN 4 ELSE NULL::integer END'
  const indexed = async () => {
    const { rows } = await sql<{ text: string }>`select indexdef as text from pg_indexes
      where tablename = ${`form_${key}`} and indexname like '%\\_\\_l\\_%'`.execute(office.db.platform)
    return rows
      .map(({ text }) =>
        text
          .replaceAll(/\s+/g, ' ')
          .replace(/.* USING /, '')
          .replace(' WHERE (_deleted_at IS NULL)', ''),
      )
      .toSorted()
  }
  expect(await indexed()).toEqual(
    [
      'btree (f_amount, id)',
      'btree ("left"(f_kind, 200), id)',
      'btree ("left"(f_owner, 200), id)',
      'btree ("left"(f_parent, 200), id)',
      'btree (f_signed_on, id)',
      `btree (COALESCE(array_position(ARRAY['sale'::text, 'rent'::text, 'other'::text], f_kind), ${elsewhere}), id)`,
      'gin (f_number gin_trgm_ops)',
      'gin (f_tags)',
    ].toSorted(),
  )

  const { listDesign, formDesign } = await office.as('admin')
  await listDesign.save({ id: modelId, definition: { version: 1, columns: [{ field: 'amount' }] } })
  await listDesign.publish({ id: modelId, reason: '测试' })
  expect(await indexed()).toEqual(['btree (_created_at, id)', 'btree (f_amount, id)'])

  const fields = [
    { key: 'amount', kind: 'date', label: '金额' },
    { key: 'title', kind: 'input', label: '名称' },
  ]
  await formDesign.save({ id: modelId, name: '改', definition: { version: 1, key, fields } })
  await formDesign.publish({ id: modelId })
  expect(await indexed()).toEqual(['btree (_created_at, id)', 'btree (f_amount, id)'])
  const { records } = await office.as('li')
  await records.create({ modelId, values: { amount: '2026-01-01' } })
  expect((await records.list({ modelId, sort: [{ field: 'amount' }] })).list[0]?.texts['amount']).toBe(
    '2026-01-01',
  )
})

test('a field shown only as an id is not offered for sorting', async () => {
  await (await office.as('admin')).dictionary.create({ fullName: '费用', enCode: 'cost' })
  const form = (key: string) => ({
    ...contractForm(key),
    fields: [
      { key: 'title', kind: 'input', label: '名称' },
      { key: 'where', kind: 'organization-select', label: '部门' },
      {
        key: 'cost',
        kind: 'select',
        label: '费用',
        settings: { source: { from: 'dictionary', dictionary: 'cost' } },
      },
    ],
  })
  const { modelId } = await publishModel(
    office,
    {
      columns: ['title', 'where', 'cost'].map((field) => ({ field })),
      ...{ searches: [], keyword: ['title'], sums: [] },
      ...{ tabs: undefined, group: undefined, tree: undefined },
    },
    form,
  )
  const { fields } = await (await office.as('admin')).records.config({ modelId })
  const paths = fields.filter(({ isSortable }) => isSortable).map(({ path }) => path)

  expect(paths).toEqual(expect.arrayContaining(['title', 'where']))
  expect(paths).not.toContain('cost')
})

test('a page of a long list counts one record more than it can say, and reads no further', async () => {
  const long = await publishModel(office, { sort: [{ field: 'amount', direction: 'descending' }] })
  await fillModel(office, long, 12_000)
  const { records } = await office.as('admin')
  const pageAt = (currentPage: number) =>
    records.list({ modelId: long.modelId, pageSize: 50, currentPage, sort: [{ field: 'amount' }] })

  const [first, second, far, last] = await Promise.all([1, 2, 201, 240].map(pageAt))
  expect([first, second].map((page) => page?.pagination.total)).toEqual([10_001, 10_001])
  expect(second?.list[0]?.id).toBe('51')
  expect(far?.list[0]?.id).toBe('10001')
  expect(far?.next).not.toBeNull()
  expect(last?.list.map(({ id }) => id).slice(-2)).toEqual(['11999', '12000'])
  expect(last?.next).toBeNull()

  for (const currentPage of [1, 2]) {
    const sent = await statementsDuring(() => pageAt(currentPage))
    const counts = sent.filter(({ text }) => text.includes('count(*)') && text.includes(long.key))
    expect(counts).toHaveLength(1)
    for (const { text, values } of counts) {
      const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values])
      const { rows } = await office.db.platform.executeQuery<Record<string, unknown>>(explained)
      expect(mostRowsIn(rows[0]?.['QUERY PLAN'])).toBe(10_001)
    }
  }
})

/** The largest number of rows that a node of an executed plan answered or threw away. */
function mostRowsIn(plan: unknown): number {
  const found = JSON.stringify(plan).matchAll(/"(?:Actual Rows|Rows Removed by Filter)":([0-9.]+)/g)
  return Math.max(...[...found].map(([, rows]) => Number(rows)))
}
