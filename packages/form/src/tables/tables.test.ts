import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around, expensePlan, trip } from '../../test/expense-claim.ts'
import {
  columnTypes,
  compileForm,
  type FormDefinitionInput,
  fromRow,
  rightsAtStart,
  settle,
  tableChange,
  tablesOf,
  toRow,
} from '../index.ts'

const plan = expensePlan()

test('a form is a table with typed columns, and a child table per sub-table', () => {
  const [main, lines] = tablesOf(plan)

  expect(main?.name).toBe('form_expense_claim')
  expect(main?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'f_subject text',
    'f_applicant text',
    'f_category text',
    'f_reason text',
    'f_spent_on date',
    'f_returned_on date',
    'f_total numeric',
    'f_receipts jsonb',
  ])
  expect(lines).toMatchObject({
    name: 'form_expense_claim__lines',
    key: 'lines',
    parent: 'form_expense_claim',
  })
  expect(main?.columns.find(({ path }) => path === 'subject')?.index).toBe('words')
  expect(main?.columns.find(({ path }) => path === 'reason')).not.toHaveProperty('index')
})

test('what is stored comes back as it was', () => {
  const values = settle(plan, trip, { rights: rightsAtStart(), around })
  expect(fromRow(plan, toRow(plan, values))).toEqual(values)
})

test('rows of a driver come back canonical: padded decimals, times with a space, rows in any order', () => {
  const stored = toRow(plan, settle(plan, trip, { rights: rightsAtStart(), around }))
  const children = stored.children.form_expense_claim__lines ?? []
  const [first] = children
  const padded = first && { ...first, columns: { ...first.columns, f_price: '73.1000' } }
  const values = fromRow(plan, {
    columns: stored.columns,
    children: { form_expense_claim__lines: [...children.slice(1), ...(padded ? [padded] : [])] },
  })

  expect(values.lines).toMatchObject([{ id: 'r1', price: '73.1' }, { id: 'r2' }])
})

const key = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9]{0,20}(_[A-Za-z0-9]{1,18})?$/)
  .filter((text) => text.length <= 40)

test('whatever the keys, names are short, safe and unique', () => {
  fc.assert(
    fc.property(key, fc.uniqueArray(key, { maxLength: 12 }), (formKey, keys) => {
      const plan = tryCompile(formKey, keys)
      if (!plan) return
      for (const { name, columns } of tablesOf(plan)) {
        const names = columns.map((column) => column.name)
        expect(new Set(names).size).toBe(names.length)
        for (const one of [name, ...names]) expect(one).toMatch(/^[a-z_][a-z0-9_]{0,62}$/)
        for (const { type } of columns) expect(columnTypes).toContain(type)
      }
    }),
  )
})

function tryCompile(formKey: string, keys: readonly string[]) {
  try {
    const columns = keys.map((one) => ({ key: one, kind: 'input', label: one }))
    const table = { key: `t${formKey.slice(0, 30)}`, kind: 'sub-table', label: 'T', fields: columns }
    return compileForm({ version: 1, key: formKey, fields: [...columns, table] })
  } catch {
    return undefined
  }
}

function tables(...fields: FormDefinitionInput['fields']) {
  return tablesOf(compileForm({ version: 1, key: 'leave', fields }))
}
const day = { key: 'from', kind: 'date', label: 'From' }
const words = { key: 'why', kind: 'input', label: 'Why', inList: true }

test('publishing the same form again changes nothing', () => {
  expect(tableChange(tablesOf(plan), tablesOf(plan), 2)).toEqual([])
})

test('the first release creates its tables and indexes', () => {
  expect(tableChange([], tables(words), 1)).toMatchObject([
    { step: 'createTable', table: { name: 'form_leave' } },
    { step: 'createIndex', table: 'form_leave', column: 'f_why', index: 'words' },
  ])
})

test('a new field is a new column; one that went is set aside, never dropped', () => {
  expect(tableChange(tables(day), tables(words), 3)).toMatchObject([
    { step: 'setAsideColumn', column: 'f_from', to: 'f_from__was_3' },
    { step: 'addColumn', column: { name: 'f_why', type: 'text' } },
    { step: 'createIndex', column: 'f_why' },
  ])
})

test('a type that holds every old value is widened, any other starts anew beside the old', () => {
  const timed = { ...day, settings: { precision: 'minute' } }
  expect(tableChange(tables(day), tables(timed), 2)).toEqual([
    { step: 'widenColumn', table: 'form_leave', column: 'f_from', from: 'date', to: 'timestamp' },
  ])
  expect(tableChange(tables(timed), tables(day), 2).map(({ step }) => step)).toEqual([
    'setAsideColumn',
    'addColumn',
  ])
})

test('an index comes and goes with the key field', () => {
  expect(tableChange(tables(words), tables({ ...words, inList: false }), 2)).toMatchObject([
    { step: 'dropIndex' },
  ])
  expect(tableChange(tables({ ...words, inList: false }), tables(words), 2)).toMatchObject([
    { step: 'createIndex' },
  ])
})

test('a sub-table that went is set aside with its rows', () => {
  const table = { key: 'days', kind: 'sub-table', label: 'Days', fields: [day] }
  expect(tableChange(tables(table), tables(), 4)).toEqual([
    { step: 'setAsideTable', table: 'form_leave__days', to: 'form_leave__days__was_4' },
  ])
})
