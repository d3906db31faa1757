import { Refusal } from '@signet/std'
import { expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { compileForm, type FieldDefinitionInput } from '../../index.ts'
import { button, resultsOf } from './button.ts'

const of = (raw: object) => kindTest(button, raw).settings
const amount = { key: 'amount', kind: 'number', label: 'Amount' }
const press = (settings: FieldDefinitionInput['settings']): FieldDefinitionInput => ({
  key: 'press',
  kind: 'button',
  label: 'Press',
  settings,
})

function refusalOf(...fields: FieldDefinitionInput[]) {
  try {
    compileForm({ version: 1, key: 'form', fields })
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.params }
    throw error
  }
  throw new Error('nothing was refused')
}

test('what is pressed is declared: no script, no other address, no other action', () => {
  for (const raw of [
    { onClick: 'alert(1)' },
    { action: 'eval' },
    { page: 'https://example.com' },
    { page: '//evil.example' },
    { address: 'javascript:alert(1)' },
    { set: { constructor: '1' } },
    { parameters: { 'a b': '1' } },
  ])
    expect(button.settings.safeParse(raw).success).toBe(false)
})

test('a name that objects inherit names no field', () => {
  expect(of({ set: JSON.parse('{"__proto__":"1"}') }).set).toEqual({})
})

test('only the formulas of its own action are worked out', () => {
  const formulas = { set: { amount: '1' }, parameters: { code: "'x'" } }
  expect(button.parameters?.(of({ ...formulas, action: 'setFields' }))).toEqual({ 'set.amount': '1' })
  expect(button.parameters?.(of({ ...formulas, action: 'launchFlow' }))).toEqual({ 'parameters.code': "'x'" })
  expect(button.parameters?.(of({ ...formulas, action: 'openPage' }))).toEqual({})
})

test('results go by the names that they were given', () => {
  const results = { 'set.amount': '1', 'set.note': 'x', 'parameters.code': 'y' }
  expect(resultsOf('set', results)).toEqual([
    ['amount', '1'],
    ['note', 'x'],
  ])
  expect(resultsOf('parameters', results)).toEqual([['code', 'y']])
})

test('a formula without meaning is refused at its place', () => {
  expect(refusalOf(amount, press({ set: { amount: 'price * 2' } }))).toMatchObject({
    code: 'form.formulaInvalid',
    path: 'fields.1.settings.set.amount',
    problem: 'formula.unknownField',
  })
})

test.each<[string, FieldDefinitionInput['settings']]>([
  ['a field that is not there', { set: { price: '1' } }],
  ['a display', { set: { press: '1' } }],
  ['a calculation', { set: { total: '1' } }],
  ['a sub-table', { set: { lines: '1' } }],
  ['a column', { set: { what: "'x'" } }],
  [
    'such a field by an interface',
    { action: 'callInterface', interface: 'i', fills: [{ column: 'a', field: 'total' }] },
  ],
])('a button that fills %s is refused', (_name, settings) => {
  const total = { key: 'total', kind: 'calculate', label: 'Total', settings: { formula: '1' } }
  const what = { key: 'what', kind: 'input', label: 'What' }
  const lines = { key: 'lines', kind: 'sub-table', label: 'Lines', fields: [what] }
  expect(refusalOf(amount, total, lines, press(settings))).toMatchObject({
    code: 'form.definitionInvalid',
    path: 'fields.3.settings',
    reason: expect.stringMatching(/^fills \w+, which is no field that people fill$/),
  })
})
