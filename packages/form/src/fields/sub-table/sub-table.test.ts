import { expect, test } from 'vitest'
import { around, expensePlan } from '../../../test/expense-claim.ts'
import { kindTest } from '../../../test/kind-test.ts'
import { createFormStore, rightsAtStart, settle } from '../../index.ts'
import { subTable } from './sub-table.ts'

const lines = kindTest(subTable, { minRows: 1, maxRows: 2 })

test('there may be too few rows, and too many', () => {
  expect(lines.problem([])).toEqual({ code: 'form.tooFewRows', params: { min: 1 } })
  expect(lines.problem([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual({
    code: 'form.tooManyRows',
    params: { max: 2 },
  })
  expect(lines.problem([{ id: 'a' }])).toBeUndefined()
})

test('rows live in a table of their own', () => {
  expect(lines.column()).toBeUndefined()
})

const order = expensePlan({
  fields: [
    {
      key: 'lines',
      kind: 'sub-table',
      label: 'Lines',
      settings: { startRows: 2 },
      fields: [
        { key: 'what', kind: 'input', label: 'What' },
        { key: 'count', kind: 'number', label: 'Count', default: { value: 1 } },
      ],
    },
  ],
})
const atStart = { rights: rightsAtStart(), around }
const empty = (id: string) => ({ id, what: '', count: '1' })

test('a new form starts with rows that hold their defaults, on both sides', () => {
  expect(createFormStore(order, atStart).values()).toEqual({ lines: [empty('r1'), empty('r2')] })
  expect(settle(order, {}, atStart)).toEqual({ lines: [empty('r1'), empty('r2')] })
})

test('who takes them out has none, and a form that is stored gets none', () => {
  expect(settle(order, { lines: [] }, atStart)).toEqual({ lines: [] })
  expect(settle(order, { lines: [{ id: 'r1', what: 'Pen' }] }, atStart)).toEqual({
    lines: [{ ...empty('r1'), what: 'Pen' }],
  })
  expect(settle(order, {}, { ...atStart, previous: { lines: [] } })).toEqual({ lines: [] })
})

test('a row that is added has an id of its own', () => {
  const store = createFormStore(order, atStart)
  store.addRow('lines')
  expect(store.rows('lines').value).toEqual(['r1', 'r2', 'r3'])
})

test('it never starts with more rows than it allows', () => {
  expect(subTable.mistake?.(subTable.settings.parse({ startRows: 3, maxRows: 2 }), [])).toBeDefined()
})
