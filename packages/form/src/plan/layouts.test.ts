import { Refusal } from '@signet/std'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expenseClaim, expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import {
  checkValues,
  compileForm,
  createFormStore,
  type FieldDefinitionInput,
  type FormDefinitionInput,
  printText,
  rightsAtStart,
  settle,
  summary,
  tablesOf,
} from '../index.ts'

type Fields = FormDefinitionInput['fields']

const submit = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
const field = (key: string, more: Partial<FieldDefinitionInput> = {}) => ({
  key,
  kind: 'input',
  label: key,
  ...more,
})
const card = (key: string, fields: Fields, more: Partial<FieldDefinitionInput> = {}) =>
  field(key, { kind: 'card', fields, ...more })

function planOf(...fields: Fields) {
  return compileForm({ version: 1, key: 'form', fields })
}

function refusalOf(...fields: Fields) {
  try {
    planOf(...fields)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, params: error.params }
    throw error
  }
  throw new Error('nothing was refused')
}

test('fields in layouts are fields of the form, in reading order', () => {
  const plan = planOf(
    field('first'),
    card('outer', [
      field('second'),
      card('inner', [field('third'), { key: 'note', kind: 'text', label: 'Note' }]),
    ]),
    field('last'),
  )
  expect(plan.fields.map(({ path }) => path)).toEqual(['first', 'second', 'third', 'last'])
  expect(plan.displays.map(({ path }) => path)).toEqual(['outer', 'inner', 'note'])
  expect(Object.keys(settle(plan, {}, submit))).toEqual(['first', 'second', 'third', 'last'])
})

const nested = planOf(
  field('kind'),
  card(
    'outer',
    [
      card('inner', [field('dropped'), field('kept', { whenHidden: 'keep' })], { visible: "kind == 'deep'" }),
      field('beside', { required: true, visible: "kind != 'plain'" }),
    ],
    { visible: "kind != 'none'" },
  ),
)
const sent = { dropped: 'a', kept: 'b', beside: 'c' }

test('a value in a hidden layout is dropped and not required; a value to be kept stays', () => {
  const of = (kind: string) => checkValues(nested, { ...sent, kind }, submit)
  expect(of('deep').values).toEqual({ ...sent, kind: 'deep' })
  expect(of('other').values).toEqual({ kind: 'other', dropped: '', kept: 'b', beside: 'c' })
  expect(of('none')).toMatchObject({
    values: { kind: 'none', dropped: '', kept: 'b', beside: '' },
    problems: [],
  })
  expect(checkValues(nested, { kind: 'other' }, submit).problems).toEqual([
    { path: 'beside', code: 'form.required' },
  ])
})

test('while it is filled in, a layout that comes back brings the values back', () => {
  const store = createFormStore(nested, submit)
  store.set('kind', 'deep')
  store.set('dropped', 'a')
  store.set('kind', 'none')
  expect([store.values()['dropped'], store.field('inner').visible.value]).toEqual(['', false])

  store.set('kind', 'deep')
  expect([store.values()['dropped'], store.field('inner').visible.value]).toEqual(['a', true])
})

test('a field that its own rule hides stays hidden where the rule of its layout cannot tell', () => {
  const plan = planOf(
    field('amount', { kind: 'number' }),
    card('dear', [field('reason', { visible: 'false' })], { visible: 'amount > 100' }),
  )
  expect(checkValues(plan, { reason: 'x' }, submit).values['reason']).toBe('')
})

test('rules of layouts within layouts do not add up to one that is too long', () => {
  const long = `kind != '${'x'.repeat(1900)}'`
  const plan = planOf(
    field('kind'),
    card('outer', [card('inner', [field('a', { visible: long })], { visible: long })], { visible: long }),
  )
  expect(checkValues(plan, { a: 'here' }, submit).values['a']).toBe('here')
})

test('a sub-table in a hidden layout is emptied with its rows, and no column is asked for', () => {
  const lines = field('lines', {
    kind: 'sub-table',
    required: true,
    fields: [field('what', { required: true })],
  })
  const plan = planOf(field('kind'), card('outer', [lines], { visible: "kind == 'a'" }))
  const rows = [{ id: 'r1', what: '' }]
  expect(checkValues(plan, { kind: 'b', lines: rows }, submit)).toMatchObject({
    values: { kind: 'b', lines: [] },
    problems: [],
  })
  expect(checkValues(plan, { kind: 'a', lines: rows }, submit).problems).toEqual([
    { path: 'lines.0.what', code: 'form.required' },
  ])
})

test.each<[string, Fields, string, string]>([
  [
    'a slot that the layout does not have',
    [field('tabs', { kind: 'tab', fields: [field('a', { slot: '3' })] })],
    'fields.0.fields.0.slot',
    'is no part of the layout around it',
  ],
  [
    'a slot in a layout without parts',
    [card('c', [field('a', { slot: '1' })])],
    'fields.0.fields.0.slot',
    'is no part of the layout around it',
  ],
  [
    'one key in two layouts',
    [card('one', [field('a')]), card('two', [field('a')])],
    'fields.1.fields.0.key',
    'names the same column as another field',
  ],
  [
    'a layout named like a field',
    [card('a', [field('a')])],
    'fields.0.fields.0.key',
    'names the same column as another field',
  ],
  [
    'a layout in a sub-table',
    [field('t', { kind: 'sub-table', fields: [card('c', [])] })],
    'fields.0.fields.0.kind',
    'cannot stand in a sub-table',
  ],
  [
    'fields in what is for the eye only',
    [{ key: 'a', kind: 'divider', label: 'A', fields: [field('b')] }],
    'fields.0.fields',
    'only a sub-table or a layout has fields inside',
  ],
])('%s is refused at its place', (_name, fields, path, reason) => {
  expect(refusalOf(...fields)).toEqual({ code: 'form.definitionInvalid', params: { path, reason } })
})

test('six layouts within each other are enough; the seventh is refused', () => {
  const within = (depth: number): Fields =>
    depth === 0 ? [field('a')] : [card(`c${depth}`, within(depth - 1))]
  expect(planOf(...within(6)).fields).toHaveLength(1)
  expect(refusalOf(...within(7)).params).toMatchObject({ reason: 'lies in more than 6 layouts' })
})

test.each(['card', 'tab', 'sub-table', 'input'])(
  'a definition a hundred thousand levels deep (%s) is refused at once',
  (kind) => {
    let inner: object = field('z')
    for (let depth = 0; depth < 100_000; depth += 1)
      inner = { key: `k${depth}`, kind, label: 'L', fields: [inner] }
    const began = process.threadCpuUsage()
    expect(refusalOf(inner as FieldDefinitionInput)).toEqual({
      code: 'form.definitionInvalid',
      params: { path: '', reason: 'lies deeper than 40 levels' },
    })
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000)
  },
)

test('a definition that is deep in its settings is refused, too', () => {
  let deep: object = {}
  for (let depth = 0; depth < 100_000; depth += 1) deep = { deep }
  expect(refusalOf(field('a', { settings: { deep } as never })).params).toMatchObject({ path: '' })
})

test('a form of more fields than a table has columns is refused, however they are laid out', () => {
  const many = (start: string) => Array.from({ length: 500 }, (_, index) => field(`${start}${index}`))
  expect(planOf(card('a', many('a')), card('b', many('b'))).fields).toHaveLength(1000)
  expect(refusalOf(card('a', many('a')), card('b', many('b')), card('c', many('c'))).params).toMatchObject({
    reason: 'has more than 1500 fields',
  })
})

test('a value that somebody sends for a display or a layout is one of a field that is not there', () => {
  const plan = planOf(card('frame', [field('a'), { key: 'note', kind: 'alert', label: 'Note' }]))
  const { values, problems } = checkValues(plan, { frame: {}, note: 'x', a: 'b' }, submit)
  expect(values).toEqual({ a: 'b' })
  expect(problems).toEqual([
    { path: 'frame', code: 'form.unknownField' },
    { path: 'note', code: 'form.unknownField' },
  ])
})

test('formulas read fields wherever they stand, but no layout and no display', () => {
  const plan = planOf(
    card('frame', [field('price', { kind: 'number' })]),
    field('double', { kind: 'calculate', settings: { formula: 'price * 2' } }),
  )
  expect(settle(plan, { price: '2' }, submit)['double']).toBe('4')
  expect(refusalOf(card('frame', []), field('a', { visible: 'frame == null' })).code).toBe(
    'form.formulaInvalid',
  )
})

test('fields that wait for the layout they stand in are refused', () => {
  expect(refusalOf(card('frame', [field('a')], { visible: "a == 'x'" })).code).toBe('form.circularFormula')
})

test('a display shows what a formula makes of the fields, and keeps still about what it was not given', () => {
  const plan = planOf(field('price', { kind: 'number' }), {
    key: 'note',
    kind: 'text',
    label: 'Note',
    settings: { formula: 'price == null ? 0 : price * 2' },
  })
  const store = createFormStore(plan, { ...submit, values: { price: '2' } })
  expect(store.field('note').parameters.value).toEqual({ formula: '4' })

  const rights = rightsAtStart({ price: 'hidden' })
  expect(createFormStore(plan, { ...submit, rights, values: {} }).field('note').parameters.value).toEqual({
    formula: null,
  })
})

test('cards and print sheets have the fields of layouts and no displays', () => {
  const plan = planOf(
    card('frame', [field('a', { inList: true }), { key: 'note', kind: 'group-title', label: 'Note' }]),
  )
  const reader = { locale: 'en-US' } as const
  expect(summary(plan, { a: 'x' }, reader)).toEqual([{ path: 'a', label: 'a', text: 'x' }])
  expect(printText(plan, { a: 'x' }, reader).map(({ path }) => path)).toEqual(['a'])
})

/** Wraps random runs of fields into layouts, as a designer does. */
const wrapping = fc.array(
  fc.record({
    from: fc.nat(8),
    length: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom('row', 'card', 'tab', 'collapse', 'table-grid'),
    visible: fc.constantFrom(undefined, 'true', "'x' in ['x']"),
  }),
  { maxLength: 5 },
)
type Wrap = typeof wrapping extends fc.Arbitrary<readonly (infer One)[]> ? One : never

function wrapped(fields: Fields, wraps: readonly Wrap[]): Fields {
  return wraps.reduce<Fields>(
    (rest, { from, length, kind, visible }, index) => [
      ...rest.slice(0, from),
      { key: `layout${index}`, kind, label: 'L', visible, fields: rest.slice(from, from + length) },
      ...rest.slice(from + length),
    ],
    fields,
  )
}

test('a form whose fields are laid out is the same form: values, problems, tables and texts', () => {
  const values = fc.constantFrom<object[]>(
    trip,
    {},
    { ...trip, category: 'other', lines: [] },
    { subject: 3 },
  )
  fc.assert(
    fc.property(wrapping, values, (wraps, raw) => {
      const flat = expensePlan()
      const laid = compileForm({ ...expenseClaim, fields: wrapped(expenseClaim.fields, wraps) })
      const [one, other] = [flat, laid].map((plan) => checkValues(plan, raw, submit))
      expect(other).toEqual(one)
      expect(tablesOf(laid)).toEqual(tablesOf(flat))
      expect(laid.scope).toEqual(flat.scope)

      const [first, second] = [flat, laid].map((plan) =>
        createFormStore(plan, { ...submit, values: one?.values }),
      )
      expect(second?.values()).toEqual(first?.values())
      expect(second?.problems()).toEqual(first?.problems())
    }),
    { numRuns: 100 },
  )
})
