import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import {
  checkValues,
  createFormStore,
  type FormStore,
  findGivenRow,
  rightsAtStart,
  settle,
} from '../../../index.ts'
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
const atStart = { rights: rightsAtStart(), context: formulaContext }
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

const checklist = (more: object = {}) =>
  expensePlan({
    fields: [
      {
        key: 'steps',
        kind: 'sub-table',
        label: 'Steps',
        settings: {
          givenColumns: ['what'],
          givenRows: [
            { id: 'g2', values: { what: 'Badge' } },
            { id: 'g1', values: { what: 'Laptop' } },
          ],
          ...more,
        },
        fields: [
          { key: 'what', kind: 'input', label: 'What', required: true },
          { key: 'note', kind: 'input', label: 'Note', default: { value: 'open' } },
        ],
      },
    ],
  })
const badge = { id: 'g2', what: 'Badge', note: 'open' }
const laptop = { id: 'g1', what: 'Laptop', note: 'open' }
const extra = { id: 'r1', what: 'Key', note: 'open' }
const submit = { ...atStart, stage: 'submit' } as const

test('given rows stand first in a new form, on both sides', () => {
  expect(createFormStore(checklist({ startRows: 1 }), atStart).values()).toEqual({
    steps: [badge, laptop, { id: 'r1', what: '', note: 'open' }],
  })
  expect(settle(checklist(), {}, atStart)).toEqual({ steps: [badge, laptop] })
})

test('a given row that was removed, moved or changed is restored, and the person learns it', () => {
  const sent = { steps: [extra, { ...laptop, what: 'Nothing', note: 'done' }] }
  const { values, ignored, problems } = checkValues(checklist(), sent, submit)

  expect(values).toEqual({ steps: [badge, { ...laptop, note: 'done' }, extra] })
  expect({ ignored, problems }).toEqual({ ignored: ['steps', 'steps.1.what'], problems: [] })
})

test('what given rows begin with may be changed where the administrator says so', () => {
  const free = checklist({ givenAreFixed: false })
  const sent = { steps: [badge, { ...laptop, what: 'Tablet' }] }
  expect(checkValues(free, sent, submit)).toMatchObject({ values: sent, ignored: [], problems: [] })
})

test('a row is not added where none may be, and none that is there is taken out', () => {
  const closed = checklist({ mayAddRows: false, mayRemoveRows: false })
  const added = checkValues(closed, { steps: [badge, laptop, extra] }, submit)
  expect(added.problems).toEqual([{ path: 'steps', code: 'form.rowAdded' }])

  const previous = { steps: [badge, extra] }
  const gone = checkValues(closed, { steps: null }, { ...submit, previous })
  expect(gone.values).toEqual(previous)
})

test('a record keeps the rows that it has: those given later are not put into it, nor taken from a stranger', () => {
  const previous = { steps: [badge] }
  const { values, ignored } = checkValues(checklist(), { steps: [badge, laptop] }, { ...submit, previous })
  expect({ values, ignored }).toEqual({ values: previous, ignored: ['steps'] })
})

test('nobody is asked to put right what is fixed', () => {
  const blank = checklist({ givenRows: [{ id: 'g1' }] })
  expect(checkValues(blank, {}, submit).problems).toEqual([])
  expect(createFormStore(blank, atStart).problems()).toEqual([])
})

test('a row of a sheet means the given row that says the same', () => {
  const [table] = checklist().fields
  if (!table) throw new Error('no table')
  expect(findGivenRow(table, { what: 'Laptop', note: 'x' }, new Set())).toBe('g1')
  expect(findGivenRow(table, { what: 'Laptop' }, new Set(['g1']))).toBeUndefined()
  expect(findGivenRow(table, { what: 'Key' }, new Set())).toBeUndefined()
})

test('given rows hold only what their columns can', () => {
  const wrong = (more: object) => () => checklist(more)
  expect(wrong({ givenColumns: ['nowhere'] })).toThrow()
  expect(wrong({ givenRows: [{ id: 'g1' }, { id: 'g1' }] })).toThrow()
  expect(wrong({ givenRows: [{ id: 'g1', values: { what: ['a'] } }] })).toThrow()
  expect(wrong({ givenRows: [{ id: 'g1' }, { id: 'g2' }], maxRows: 1 })).toThrow()
})

const value = fc.constantFrom('', 'x', 'Badge')
const edit = fc.oneof(
  fc.record({ row: fc.nat(4), column: fc.constantFrom('what', 'note'), value }),
  fc.record({ add: fc.nat(4) }),
  fc.record({ remove: fc.nat(4) }),
  fc.record({ move: fc.nat(4), to: fc.nat(4) }),
  fc.record({
    all: fc.array(fc.record({ id: fc.constantFrom('g1', 'g2', 'r1', 'pasted'), what: value, note: value })),
  }),
)

test('whatever people do with rows, both sides come to the same rows and the same complaints', () => {
  const rules = fc.record({
    givenAreFixed: fc.boolean(),
    mayAddRows: fc.boolean(),
    mayRemoveRows: fc.boolean(),
  })
  const stored = fc.constantFrom(undefined, { steps: [laptop, badge, extra] }, { steps: [extra] })
  fc.assert(
    fc.property(rules, stored, fc.array(edit, { maxLength: 20 }), (rule, values, edits) => {
      const plan = checklist(rule)
      const store = createFormStore(plan, { ...atStart, values })
      for (const one of edits) apply(store, one)

      const sent = store.values()
      const checked = checkValues(plan, sent, { ...submit, previous: values })
      expect(checked.values).toEqual(sent)
      expect(checked.ignored).toEqual([])
      expect(checked.problems).toEqual(store.problems())
    }),
    { numRuns: 200 },
  )
})

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

function apply(store: FormStore, one: Edit): void {
  const ids = store.rows('steps').value
  if ('all' in one) store.set('steps', distinct(one.all))
  else if ('add' in one) store.addRow('steps', { at: Math.min(one.add, ids.length) })
  else if ('remove' in one) store.removeRow('steps', ids[one.remove] ?? '')
  else if ('move' in one) store.moveRow('steps', ids[one.move] ?? '', one.to)
  else if (ids[one.row]) store.set(`steps.${ids[one.row]}.${one.column}`, one.value)
}

function distinct<Row extends Readonly<{ id: string }>>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
