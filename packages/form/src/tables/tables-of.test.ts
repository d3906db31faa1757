import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import {
  checkValues,
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
  const values = settle(plan, trip, { rights: rightsAtStart(), context: formulaContext })
  expect(fromRow(plan, toRow(plan, values))).toEqual(values)
})

test('rows of a driver come back canonical: padded decimals, times with a space, rows in any order', () => {
  const stored = toRow(plan, settle(plan, trip, { rights: rightsAtStart(), context: formulaContext }))
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

describe('unique-fields', () => {
  const supplier: FormDefinitionInput = {
    version: 1,
    key: 'supplier',
    fields: [
      { key: 'code', kind: 'input', label: '编码', unique: true },
      { key: 'name', kind: 'input', label: '名称' },
      { key: 'since', kind: 'date', label: '起始' },
      { key: 'files', kind: 'file-upload', label: '附件' },
      {
        key: 'contacts',
        kind: 'sub-table',
        label: '联系人',
        fields: [{ key: 'phone', kind: 'input', label: '电话', unique: true }],
      },
    ],
    uniqueTogether: [{ fields: ['name', 'since'], message: '同名供应商的起始日期不能相同' }],
  }
  const tables = (changes: Partial<FormDefinitionInput> = {}) =>
    tablesOf(compileForm({ ...supplier, ...changes }))
  const keySteps = (before: ReturnType<typeof tables>, after: ReturnType<typeof tables>) =>
    tableChange(before, after, 2).filter(({ step }) => step === 'createKey' || step === 'dropKey')

  test('a unique field and fields that are unique together are keys of the main table', () => {
    expect(tables()[0]?.keys).toEqual([
      {
        name: 'form_supplier__f_code__key',
        columns: [{ name: 'f_code', path: 'code', type: 'text' }],
      },
      {
        name: 'form_supplier__f_name__f_since__key',
        columns: [
          { name: 'f_name', path: 'name', type: 'text' },
          { name: 'f_since', path: 'since', type: 'date' },
        ],
        message: '同名供应商的起始日期不能相同',
      },
    ])
    expect(tables()[1]).not.toHaveProperty('keys')
  })

  test('a key goes before its column is set aside, comes after its column is there, and else stays', () => {
    const { fields } = supplier
    const without = fields.filter(({ key }) => key !== 'code')
    const steps = tableChange(tables(), tables({ fields: without }), 2).map(({ step }) => step)

    expect(steps).toEqual(
      ['dropKey', 'dropIndex', 'setAsideColumn'].filter((step) => steps.includes(step as never)),
    )
    expect(keySteps(tables(), tables())).toEqual([])
    expect(keySteps(tables(), tables({ uniqueTogether: [{ fields: ['name', 'since'] }] }))).toEqual([])
    expect(keySteps(tables({ fields: without }), tables())).toMatchObject([
      { step: 'createKey', key: { name: 'form_supplier__f_code__key' } },
    ])
    const retyped = fields.map((field) =>
      field.key === 'since' ? { ...field, settings: { precision: 'minute' } } : field,
    )
    expect(keySteps(tables(), tables({ fields: retyped })).map(({ step }) => step)).toEqual([
      'dropKey',
      'createKey',
    ])
  })

  test.each([
    [{ uniqueTogether: [{ fields: ['name', 'nothing'] }] }, 'uniqueTogether.0'],
    [{ uniqueTogether: [{ fields: ['name', 'files'] }] }, 'uniqueTogether.0'],
    [{ uniqueTogether: [{ fields: ['name', 'contacts'] }] }, 'uniqueTogether.0'],
    [{ fields: [{ key: 'files', kind: 'file-upload', label: '附件', unique: true }] }, 'files.unique'],
  ])('what cannot be compared cannot be unique: %j', (changes, path) => {
    const definition = { uniqueTogether: [], ...changes }

    expect(() => tables(definition)).toThrow(
      expect.objectContaining({ code: 'form.definitionInvalid', params: expect.objectContaining({ path }) }),
    )
  })

  test('two rows of a record never have the same value where rows must differ; empty ones are not compared', () => {
    const plan = compileForm(supplier)
    const problemsWith = (...phones: string[]) =>
      checkValues(
        plan,
        { contacts: phones.map((phone, at) => ({ id: `r${at}`, phone })) },
        { rights: rightsAtStart(), context: formulaContext, stage: 'submit' },
      ).problems

    expect(problemsWith('1', '2', '', '')).toEqual([])
    expect(problemsWith('1', '2', '1')).toEqual([
      { path: 'contacts.0.phone', code: 'form.twiceInRows' },
      { path: 'contacts.2.phone', code: 'form.twiceInRows' },
    ])
  })
})
