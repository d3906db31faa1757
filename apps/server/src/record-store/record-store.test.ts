import type { Tx } from '@signet/db'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { compileForm, type FormDefinitionInput, type FormValues, tableChange, tablesOf } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
]
const definition: FormDefinitionInput = {
  version: 1,
  key: 'everything',
  fields: [...everyKind, { key: 'lines', kind: 'sub-table', label: '明细', fields: everyKind }],
}
const plan = compileForm(definition)
const tables = tablesOf(plan)
const now = '2026-03-02T01:00:00.000Z'

let db: TestDb
const inTenant = <Result>(run: (place: RecordPlace) => Promise<Result>) =>
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
}
const empty: FormValues = Object.fromEntries(plan.fields.map(({ key, empty }) => [key, empty]))

test('every kind of value comes back as it was stored, in the form and in its rows', async () => {
  const values = {
    ...filled,
    lines: [
      { id: 'r2', ...filled },
      { id: 'r1', ...filled, amount: '-0.5' },
    ],
  }
  await inTenant((place) => saveRecord(place, { recordId: 'one', values, now }))

  expect(await inTenant((place) => loadRecord(place, 'one'))).toEqual(values)
})

test('what is empty comes back empty', async () => {
  await inTenant((place) => saveRecord(place, { recordId: 'none', values: empty, now }))

  expect(await inTenant((place) => loadRecord(place, 'none'))).toEqual(empty)
})

test('rows keep their order, and a row that is gone is gone', async () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id, ...filled, words: id }))
  const save = (lines: ReturnType<typeof rows>) =>
    inTenant((place) => saveRecord(place, { recordId: 'rows', values: { ...empty, lines }, now }))
  await save(rows('a', 'b', 'c'))
  await save(rows('c', 'd', 'a'))

  expect((await inTenant((place) => loadRecord(place, 'rows')))?.['lines']).toEqual(rows('c', 'd', 'a'))
})

test('two thousand rows are stored at once', async () => {
  const lines = Array.from({ length: 2000 }, (_, at) => ({ id: `r${at}`, ...filled, amount: `${at}.5` }))
  await inTenant((place) => saveRecord(place, { recordId: 'many', values: { ...empty, lines }, now }))

  expect((await inTenant((place) => loadRecord(place, 'many')))?.['lines']).toEqual(lines)
})

test('a removed record takes its rows with it', async () => {
  const values = { ...empty, lines: [{ id: 'x', ...filled }] }
  await inTenant((place) => saveRecord(place, { recordId: 'gone', values, now }))
  await inTenant((place) => removeRecord(place, 'gone'))
  expect(await inTenant((place) => loadRecord(place, 'gone'))).toBeUndefined()
  await inTenant((place) => saveRecord(place, { recordId: 'gone', values: empty, now }))

  expect((await inTenant((place) => loadRecord(place, 'gone')))?.['lines']).toEqual([])
})
