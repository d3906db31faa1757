import { Refusal } from '@signet/std'
import { expect, test } from 'vitest'
import { expenseClaim, expensePlan } from '../../test/expense-claim.ts'
import { compileForm, type FormDefinitionInput, scopeOf } from '../index.ts'

type Fields = FormDefinitionInput['fields']

function refusalOf(definition: unknown): Pick<Refusal, 'code' | 'params'> {
  try {
    compileForm(definition)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, params: error.params }
    throw error
  }
  throw new Error('nothing was refused')
}

function withFields(...fields: Fields): FormDefinitionInput {
  return { version: 1, key: 'form', fields }
}

test('a form compiles, and survives a trip through JSON', () => {
  const { definition } = compileForm(expenseClaim)
  expect(compileForm(JSON.parse(JSON.stringify(definition))).definition).toEqual(definition)
})

test('every field comes after what its value depends on', () => {
  const order = expensePlan().order.map(({ path }) => path)
  expect(order.indexOf('lines.amount')).toBeGreaterThan(order.indexOf('lines.price'))
  expect(order.indexOf('total')).toBeGreaterThan(order.indexOf('lines.amount'))
  expect(order.indexOf('reason')).toBeGreaterThan(order.indexOf('category'))
})

test('flow conditions see the fields with their types', () => {
  expect(scopeOf(expensePlan())).toMatchObject({
    subject: 'text',
    spentOn: 'date',
    total: 'number',
    receipts: 'list<text>',
    lines: { rows: { price: 'number', what: 'text' } },
  })
})

test.each<[string, unknown, string]>([
  ['nothing', null, ''],
  ['a later version', { ...expenseClaim, version: 2 }, 'version'],
  ['an unknown property', { ...expenseClaim, script: 'x' }, ''],
  ['a kind that does not exist', withFields({ key: 'a', kind: 'hologram', label: 'A' }), 'fields.0.kind'],
  [
    'a kind named like a prototype',
    withFields({ key: 'a', kind: 'constructor', label: 'A' }),
    'fields.0.kind',
  ],
  ['a reserved key', withFields({ key: 'me', kind: 'input', label: 'A' }), 'fields.0.key'],
  ['a hostile key', withFields({ key: '__proto__', kind: 'input', label: 'A' }), 'fields.0.key'],
  ['SQL in a key', withFields({ key: 'a;drop table', kind: 'input', label: 'A' }), 'fields.0.key'],
  [
    'two keys with one column name',
    withFields({ key: 'fooBar', kind: 'input', label: 'A' }, { key: 'foo_bar', kind: 'input', label: 'B' }),
    'fields.1.key',
  ],
  [
    'a setting of the wrong type',
    withFields({ key: 'a', kind: 'number', label: 'A', settings: { precision: 'two' } }),
    'fields.0.settings.precision',
  ],
  [
    'a sub-table in a sub-table',
    withFields({
      key: 'a',
      kind: 'sub-table',
      label: 'A',
      fields: [{ key: 'b', kind: 'sub-table', label: 'B' }],
    }),
    'fields.0.fields.0.kind',
  ],
  [
    'columns of a text',
    withFields({ key: 'a', kind: 'input', label: 'A', fields: [{ key: 'b', kind: 'input', label: 'B' }] }),
    'fields.0.fields',
  ],
  [
    'a total over words',
    withFields({
      key: 'a',
      kind: 'sub-table',
      label: 'A',
      settings: { totals: ['b'] },
      fields: [{ key: 'b', kind: 'input', label: 'B' }],
    }),
    'fields.0.settings',
  ],
])('%s is refused with the path of the mistake', (_name, definition, path) => {
  expect(refusalOf(definition)).toMatchObject({ code: 'form.definitionInvalid', params: { path } })
})

test('a formula without meaning is refused at its place', () => {
  const form = withFields({ key: 'a', kind: 'input', label: 'A', visible: 'b == 1' })
  expect(refusalOf(form)).toMatchObject({
    code: 'form.formulaInvalid',
    params: { path: 'fields.0.visible', problem: 'formula.unknownField', at: 0 },
  })
})

test('a check that is no question is refused', () => {
  const form = withFields({
    key: 'a',
    kind: 'number',
    label: 'A',
    checks: [{ formula: 'a + 1', message: 'x' }],
  })
  expect(refusalOf(form)).toMatchObject({
    code: 'form.formulaInvalid',
    params: { path: 'fields.0.checks.0.formula' },
  })
})

test('fields that wait for each other are refused, across rows and rules', () => {
  const calculation = (key: string, formula: string) => ({
    key,
    kind: 'calculate',
    label: key,
    settings: { formula },
  })
  expect(refusalOf(withFields(calculation('a', 'b + 1'), calculation('b', 'a + 1')))).toMatchObject({
    code: 'form.circularFormula',
    params: { path: 'a → b → a' },
  })
  const table = { key: 'lines', kind: 'sub-table', label: 'L', fields: [calculation('share', 'total')] }
  expect(refusalOf(withFields(calculation('total', 'sum(lines.share)'), table)).code).toBe(
    'form.circularFormula',
  )
  const hidden = { key: 'a', kind: 'number', label: 'A', visible: 'a > 1' }
  expect(refusalOf(withFields(hidden)).code).toBe('form.circularFormula')
})
