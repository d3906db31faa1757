import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import { checkValues, compileForm, type FormDefinitionInput, fieldKinds, rightsAtStart } from '../index.ts'

const folder = process.env.SIGNET_DATA ?? join(import.meta.dirname, '../../../../../shared/data')
const file = join(folder, 'security/blns.json')
const hasNaughtyStrings = existsSync(file)
if (!hasNaughtyStrings) {
  process.stdout.write(
    `Skipped: no list of naughty strings at ${file}; set SIGNET_DATA to the folder that has security/blns.json.\n`,
  )
}

const plan = expensePlan()
const submit = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const

test.skipIf(!hasNaughtyStrings)(
  'a naughty string is stored as it is or refused, wherever it is typed',
  () => {
    for (const text of JSON.parse(readFileSync(file, 'utf8')) as string[]) {
      const lines = [{ id: 'r1', what: text, price: text, note: text }]
      const sent = {
        ...trip,
        subject: text,
        reason: text,
        category: text,
        spentOn: text,
        lines,
        [text]: text,
      }
      const { values } = checkValues(plan, sent, submit)
      const again = checkValues(plan, values, { ...submit, stage: 'draft' })

      expect(again.values).toEqual(values)
      expect(again.problems).toEqual([])
    }
  },
)

test('no field can be reached by a name that objects inherit', () => {
  for (const name of [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'lines.amount',
    'lines.0',
  ]) {
    const sent = JSON.parse(JSON.stringify(trip).replace('"subject"', JSON.stringify(name)))
    const { problems } = checkValues(plan, sent, submit)
    expect(problems).toContainEqual({ path: name, code: 'form.unknownField' })
  }
})

test('what is too large is refused by its field, and quickly', () => {
  const huge = 'x'.repeat(2_000_000)
  const lines = Array.from({ length: 20_000 }, (_, index) => ({ id: `r${index}` }))
  const { problems } = checkValues(
    plan,
    { ...trip, subject: huge, lines, spentOn: huge, total: huge },
    submit,
  )

  expect(problems).toContainEqual({ path: 'subject', code: 'form.tooLong', params: { max: 500 } })
  expect(problems).toContainEqual({ path: 'lines', code: 'form.tooManyRows', params: { max: 5000 } })
  expect(problems).toContainEqual({ path: 'spentOn', code: 'form.wrongType' })
})

test('a thousand unknown names are answered with a hundred lines', () => {
  const sent = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, index]))
  expect(checkValues(plan, sent, { ...submit, stage: 'draft' }).problems).toHaveLength(100)
})

const kindNames = Object.keys(fieldKinds)
const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const tree = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }]
const settingsOf: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  input: [{}, { format: 'email' }, { maxLength: 3 }],
  number: [{}, { precision: 0, min: -5, max: '5' }],
  select: [{ options }, { options, multiple: true }],
  radio: [{ options }],
  date: [
    {},
    { precision: 'year' },
    { precision: 'month' },
    { precision: 'minute' },
    { precision: 'second', earliest: '2020-01-01' },
  ],
  switch: [{}],
  checkbox: [{ options }],
  rate: [{}, { max: 3, half: true }],
  time: [{}, { precision: 'second', latest: '12:00' }],
  'date-range': [{}, { precision: 'month' }, { precision: 'second', latest: '2026-12-31' }],
  'time-range': [{}, { precision: 'second' }],
  cascader: [{ options: tree }, { options: tree, multiple: true, leafOnly: false }],
  'tree-select': [{ options: tree }, { options: tree, multiple: true, leafOnly: true }],
  color: [{}, { showAlpha: true }],
  slider: [{}, { min: -1, max: 1, step: '0.5' }],
  'user-select': [{}, { multiple: true, maxPeople: 2 }],
  'organization-select': [{}, { multiple: true, show: 'path' }],
  'area-select': [{}, { multiple: true, level: 0 }],
  'auto-complete': [{ maxLength: 3 }],
  'popup-select': [{ interface: 'goods' }, { interface: 'goods', multiple: true }],
  'relation-form': [{ model: 'orders' }],
  'relation-attributes': [{ of: 'f0', column: 'price', stored: true }, {}],
  'bill-rule': [{ rule: 'claim' }],
  'created-at': [{}, { precision: 'day' }],
  calculate: [{}, { formula: '1 / 3' }, { formula: "'x'", result: 'text' }],
  'file-upload': [{}, { maxFiles: 1, accept: ['image'] }],
  'image-upload': [{}, { maxFiles: 1 }],
  location: [{}, { adjustment: 5 }],
  'rich-text': [{}, { maxLength: 5 }],
  signature: [{}],
}

const column = fc.constantFrom(...kindNames).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    label: fc.constant('L'),
    required: fc.boolean(),
    readOnly: fc.boolean(),
    whenHidden: fc.constantFrom('drop', 'keep'),
    visible: fc.constantFrom(undefined, 'true', 'false', "me == 'li'"),
    settings: fc.constantFrom(...(settingsOf[kind] ?? [{}])),
  }),
)
const columns = fc
  .array(
    column.filter(({ kind }) => fieldKinds[kind as keyof typeof fieldKinds].inSubTable),
    { maxLength: 4 },
  )
  .map(keyed)
const definition = fc
  .array(fc.tuple(column, columns), { minLength: 1, maxLength: 6 })
  .map((fields) =>
    keyed(fields.map(([field, inner]) => (field.kind === 'sub-table' ? { ...field, fields: inner } : field))),
  )
  .map((fields) => ({ version: 1, key: 'form', fields }) as unknown as FormDefinitionInput)

function keyed<Field extends object>(fields: readonly Field[]): (Field & { key: string })[] {
  return fields.map((field, index) => ({ ...field, key: `f${index}` }))
}

const leaf = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'li',
    '2026-02-28',
    '2026-11-20 09:30',
    '12.50',
    '#2979FF80',
    '-0',
    '',
    ' ',
    'li@example.com',
    null,
    true,
    1e21,
    0.1,
    -3,
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 4 }),
  fc.constantFrom(
    ['a', 'b'],
    [['a', 'b'], ['a']],
    ['2026-11-20', '2026-11-18'],
    ['9:30', '18:00'],
    ['2026-11-18 09:00', '2026-11-20'],
  ),
  fc.array(fc.record({ fileId: fc.constant('f1'), name: fc.constantFrom('a.png', 'b'), size: fc.nat() }), {
    maxLength: 2,
  }),
  fc.array(
    fc.dictionary(fc.constantFrom('id', 'f0', 'f1', 'f2', '__proto__'), fc.oneof(leaf, fc.array(leaf))),
    { maxLength: 3 },
  ),
  fc.jsonValue(),
)
const values = fc.oneof(
  fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'x', '__proto__'), value),
  fc.jsonValue(),
)

test('the check answers for every form and every value, and what it accepts it accepts again unchanged', () => {
  fc.assert(
    fc.property(definition, values, fc.constantFrom('draft', 'submit'), (form, sent, stage) => {
      const random = compileForm(form)
      const first = checkValues(random, sent, { ...submit, stage })
      const second = checkValues(random, first.values, { ...submit, stage: 'draft', previous: first.values })

      expect(second.values).toEqual(first.values)
      expect(second.problems).toEqual([])
      expect(JSON.parse(JSON.stringify(first.values))).toEqual(first.values)
      if (first.problems.length === 0) {
        expect(
          checkValues(random, first.values, { ...submit, stage, previous: first.values }).problems,
        ).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})
