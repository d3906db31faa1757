import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'
import { calculate } from './calculate.ts'

const options = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const

function calculated(settings: object, values: object) {
  const fields = [
    { key: 'a', kind: 'number', label: 'A' },
    { key: 'b', kind: 'number', label: 'B' },
    { key: 'c', kind: 'calculate', label: 'C', settings: settings as Record<string, string> },
  ]
  return checkValues(expensePlan({ fields }), values, options)
}

test('tenths add up', () => {
  expect(calculated({ formula: 'a + b' }, { a: 0.1, b: 0.2 }).values.c).toBe('0.3')
})

test('the rounding is the one that was chosen', () => {
  expect(calculated({ formula: 'a / b' }, { a: 1, b: 8 }).values.c).toBe('0.13')
  expect(calculated({ formula: 'a / b', rounding: 'down' }, { a: 1, b: 8 }).values.c).toBe('0.12')
})

test('a missing operand leaves it empty; what cannot be worked out is a problem', () => {
  expect(calculated({ formula: 'a + b' }, { a: 1 })).toMatchObject({ values: { c: null }, problems: [] })
  expect(calculated({ formula: 'a / b' }, { a: 1, b: 0 }).problems).toEqual([
    { path: 'c', code: 'form.calculationFailed' },
  ])
})

test('text may be put together, too', () => {
  const names = expensePlan({
    fields: [
      { key: 'first', kind: 'input', label: 'F' },
      {
        key: 'greeting',
        kind: 'calculate',
        label: 'G',
        settings: { formula: "'Dear ' + first", result: 'text' },
      },
    ],
  })
  expect(checkValues(names, { first: 'Li' }, options).values.greeting).toBe('Dear Li')
})

test('it reads with its places', () => {
  expect(kindTest(calculate).text('1234.5')).toBe('1,234.50')
})
