import type { Tx } from '@signet/db'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { compileForm, type FormDefinitionInput, type FormValues, tableChange, tablesOf } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ValuesRefused } from '../../http/envelope.ts'
import { changeTables, loadRecord, type RecordPlace, removeRecord, saveRecord } from './index.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
const everyKind: FormDefinitionInput['fields'] = [
  { key: 'words', kind: 'input', label: '文字', inList: true },
  { key: 'longText', kind: 'textarea', label: '长文' },
  { key: 'amount', kind: 'number', label: '数', inList: true },
  { key: 'choice', kind: 'select', label: '选', settings: { options, multiple: true }, inList: true },
  { key: 'day', kind: 'date', label: '日' },
  { key: 'minute', kind: 'date', label: '时', settings: { precision: 'minute' } },
  { key: 'people', kind: 'user-select', label: '人', settings: { multiple: true } },
  { key: 'files', kind: 'file-upload', label: '附件' },
  { key: 'photos', kind: 'image-upload', label: '照片' },
  { key: 'signed', kind: 'signature', label: '签名' },
  { key: 'where', kind: 'location', label: '定位' },
  { key: 'agreed', kind: 'switch', label: '开关' },
  { key: 'stars', kind: 'rate', label: '评分', settings: { half: true } },
  { key: 'share', kind: 'slider', label: '滑块', settings: { step: '0.1' } },
  { key: 'time', kind: 'time', label: '时间' },
  { key: 'leave', kind: 'date-range', label: '请假', settings: { precision: 'minute' } },
  { key: 'shift', kind: 'time-range', label: '班次' },
  { key: 'place', kind: 'cascader', label: '地点', inList: true },
  { key: 'places', kind: 'cascader', label: '各地', settings: { multiple: true }, inList: true },
  { key: 'units', kind: 'tree-select', label: '部门', settings: { multiple: true }, inList: true },
]
const definition: FormDefinitionInput = {
  version: 1,
  key: 'everything',
  fields: [
    ...everyKind,
    { key: 'notes', kind: 'rich-text', label: '纪要' },
    { key: 'lines', kind: 'sub-table', label: '明细', fields: everyKind },
  ],
}
const plan = compileForm(definition)
const tables = tablesOf(plan)
const now = '2026-03-02T01:00:00.000Z'

let db: TestDb
const inTenant = <Result>(run: (place: RecordPlace<Tx>) => Promise<Result>) =>
  db
    .tenant('demo')
    .transaction()
    .execute((tx: Tx) => run({ tx, tenant: 'demo', plan, tables }))
beforeAll(async () => {
  db = await openTestDb()
  await inTenant((place) => changeTables(place, tableChange([], tables, 1)))
})
afterAll(() => db.close())

const filled = {
  words: `'; drop table form_everything; -- "%_\\ ${'\u{1f600}'}`,
  longText: 'eins\nzwei',
  amount: '123456789012345.12345678',
  choice: ['a', 'c'],
  day: '2024-02-29',
  minute: '2026-03-29T02:30',
  people: ['person-1', 'person,"2"'],
  files: [{ fileId: 'f1', name: '发票 "1".pdf', size: 12, type: 'application/pdf' }],
  photos: [{ fileId: 'f2', name: '大门.jpg', size: 12, type: 'image/jpeg' }],
  signed:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  where: {
    name: '灵隐寺',
    address: '',
    longitude: 120.101,
    latitude: 30.24,
    province: '',
    city: '',
    district: '',
    from: { longitude: 120.1, latitude: 30.2 },
  },
  agreed: true,
  stars: '3.5',
  share: '0.3',
  time: '09:30',
  leave: ['2026-03-02T09:00', '2026-03-04T18:00'],
  shift: ['09:30', '18:00'],
  place: ['a', '"b",\\'],
  places: [['a', '"b"'], ['c']],
  units: ['u1', 'u"2'],
}
const empty: FormValues = Object.fromEntries(plan.fields.map(({ key, empty }) => [key, empty]))

test('every kind of value is read as it was stored, in the form and in its rows', async () => {
  const values = {
    ...filled,
    notes: '<p>a &lt; b <img data-file="f1" alt="&quot;"></p>',
    lines: [
      { id: 'r2', ...filled },
      { id: 'r1', ...filled, amount: '-0.5' },
    ],
  }
  await inTenant((place) => saveRecord(place, { recordId: 'one', values, by: 'li', now }))

  expect(await inTenant((place) => loadRecord(place, 'one'))).toEqual(values)
})

test('an empty value stays empty', async () => {
  await inTenant((place) => saveRecord(place, { recordId: 'none', values: empty, by: 'li', now }))

  expect(await inTenant((place) => loadRecord(place, 'none'))).toEqual(empty)
})

test('rows keep their order, and removed rows are deleted', async () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id, ...filled, words: id }))
  const save = (lines: ReturnType<typeof rows>) =>
    inTenant((place) => saveRecord(place, { recordId: 'rows', values: { ...empty, lines }, by: 'li', now }))
  await save(rows('a', 'b', 'c'))
  await save(rows('c', 'd', 'a'))

  expect((await inTenant((place) => loadRecord(place, 'rows')))?.['lines']).toEqual(rows('c', 'd', 'a'))
})

test('two thousand rows are stored in one call', async () => {
  const lines = Array.from({ length: 2000 }, (_, at) => ({ id: `r${at}`, ...filled, amount: `${at}.5` }))
  await inTenant((place) =>
    saveRecord(place, { recordId: 'many', values: { ...empty, lines }, by: 'li', now }),
  )

  expect((await inTenant((place) => loadRecord(place, 'many')))?.['lines']).toEqual(lines)
})

test('removing a record removes its rows', async () => {
  const values = { ...empty, lines: [{ id: 'x', ...filled }] }
  await inTenant((place) => saveRecord(place, { recordId: 'gone', values, by: 'li', now }))
  await inTenant((place) => removeRecord(place, 'gone'))
  expect(await inTenant((place) => loadRecord(place, 'gone'))).toBeUndefined()
  await inTenant((place) => saveRecord(place, { recordId: 'gone', values: empty, by: 'li', now }))

  expect((await inTenant((place) => loadRecord(place, 'gone')))?.['lines']).toEqual([])
})

test('of two simultaneous equal numbers, one is refused with the name of the field', async () => {
  const definition: FormDefinitionInput = {
    version: 1,
    key: 'contract',
    fields: [
      { key: 'number', kind: 'input', label: '合同号', unique: true },
      { key: 'party', kind: 'input', label: '甲方' },
      { key: 'signedOn', kind: 'date', label: '签订日期' },
    ],
    uniqueTogether: [{ fields: ['party', 'signedOn'] }],
  }
  const contract = compileForm(definition)
  const own = { plan: contract, tables: tablesOf(contract) }
  await inTenant((place) => changeTables(place, tableChange([], own.tables, 1)))
  const save = (recordId: string, values: Readonly<Record<string, string | null>>) =>
    inTenant(({ tx, tenant }) =>
      saveRecord(
        { tx, tenant, ...own },
        { recordId, by: 'li', now, values: { number: '', party: '', signedOn: null, ...values } },
      ),
    )
  const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (error) => (error instanceof ValuesRefused ? error.problems.map(({ path }) => path) : error),
    )

  const answers = await Promise.all([
    refusalOf(save('a', { number: 'HT-1' })),
    refusalOf(save('b', { number: 'HT-1' })),
  ])
  expect(answers.toSorted()).toEqual([['number'], undefined])
  await save('c', { party: '云杉', signedOn: '2026-03-01' })
  expect(await refusalOf(save('d', { party: '云杉', signedOn: '2026-03-01' }))).toEqual(['party', 'signedOn'])
  await save('e', { party: '云杉' })
  await save('f', { party: '云杉' })
})

test('a field with duplicate values cannot become unique', async () => {
  const twice = (unique: boolean) =>
    tablesOf(
      compileForm({
        version: 1,
        key: 'twice',
        fields: [{ key: 'name', kind: 'input', label: '名称', unique }],
      }),
    )
  const [before, after] = [twice(false), twice(true)]
  await inTenant((place) => changeTables(place, tableChange([], before, 1)))
  const own = {
    plan: compileForm({ version: 1, key: 'twice', fields: [{ key: 'name', kind: 'input', label: '名称' }] }),
  }
  for (const recordId of ['a', 'b'])
    await inTenant(({ tx, tenant }) =>
      saveRecord(
        { tx, tenant, ...own, tables: before },
        { recordId, by: 'li', now, values: { name: '同名' } },
      ),
    )

  await expect(inTenant((place) => changeTables(place, tableChange(before, after, 2)))).rejects.toMatchObject(
    { code: 'design.duplicates', params: { fields: 'name' } },
  )
})
