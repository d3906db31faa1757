import { expect, test } from 'vitest'
import { around } from '../../test/expense-claim.ts'
import {
  checkValues,
  compileForm,
  type FormDefinitionInput,
  rightsAtStart,
  tableChange,
  tablesOf,
} from '../index.ts'

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
      { rights: rightsAtStart(), around, stage: 'submit' },
    ).problems

  expect(problemsWith('1', '2', '', '')).toEqual([])
  expect(problemsWith('1', '2', '1')).toEqual([
    { path: 'contacts.0.phone', code: 'form.twiceInRows' },
    { path: 'contacts.2.phone', code: 'form.twiceInRows' },
  ])
})
