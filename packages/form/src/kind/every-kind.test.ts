import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formulaContext } from '../../test/expense-claim.ts'
import {
  checkValues,
  compileForm,
  createFormStore,
  type FieldDefinitionInput,
  type FieldKind,
  type FieldKindName,
  type FieldValue,
  FormDefinition,
  fieldKinds,
  fromRow,
  readDefinition,
  rightsAtStart,
  toRow,
} from '../index.ts'

const rights = rightsAtStart()
const submit = { rights, context: formulaContext, stage: 'submit' } as const
const draft = { ...submit, stage: 'draft' } as const

const options = [
  { id: 'a', label: '甲' },
  { id: 'b', label: '乙' },
]
const settings: Readonly<Partial<Record<FieldKindName, FieldDefinitionInput['settings']>>> = {
  select: { options, multiple: true },
  radio: { options },
  checkbox: { options },
}
const names = Object.keys(fieldKinds) as FieldKindName[]
const kinds = names.map((name) => [name, fieldKinds[name] as FieldKind] as const)
const holding = kinds.filter(([, { holds }]) => holds === 'value')

function planWith(kind: FieldKindName) {
  const it = { key: 'it', kind, label: 'It', ...(settings[kind] ? { settings: settings[kind] } : {}) }
  const isColumn = (fieldKinds[kind] as FieldKind).inSubTable
  const rows = { key: 'rows', kind: 'sub-table', label: 'Rows', fields: isColumn ? [it] : [] }
  return compileForm({ version: 1, key: 'every', fields: [it, rows] })
}

/** What people, other programs and attackers send: words, numbers, days, lists of them, and any JSON at all. */
const plausible = fc.constantFrom<FieldValue>(
  'a',
  'b',
  '',
  ' ',
  '0',
  '3',
  '-1.5',
  '1e3',
  true,
  false,
  null,
  0,
  5,
  '2026-02-30',
  '2026-11-20',
  '2026-11-20T09:30',
  '09:30',
  '25:00',
  '#2979ff',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  'li',
  ['a', 'b'],
  ['2026-11-01', '2026-11-20'],
  ['09:00', '18:00'],
  [['a', 'b'], ['a']],
  { latitude: 30.2, longitude: 120.1, name: 'x', address: 'y' },
  [{ fileId: 'f1', name: 'a.png', size: 1, type: 'image/png' }],
)
const anything = fc.oneof(
  plausible,
  fc.jsonValue({ maxDepth: 4 }).map((value) => value as FieldValue),
)

describe.each(holding)('%s', (name) => {
  const plan = planWith(name)

  test('the phone and the server read any value alike, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const store = createFormStore(plan, { rights, context: formulaContext })
        store.set('it', value)
        const seen = store.values()
        const { values, problems } = checkValues(plan, { it: value }, draft)
        const again = checkValues(plan, values, { ...draft, previous: values })

        expect(seen['it']).toEqual(values['it'])
        expect(again.values['it']).toEqual(values['it'])
        expect(problems.every(({ path }) => path === 'it')).toBe(true)
        expect(again.problems).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('what the phone would let through the server accepts', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const store = createFormStore(plan, { rights, context: formulaContext })
        store.set('it', value)
        const complaints = store.problems()
        const { problems } = checkValues(plan, store.values(), submit)
        if (complaints.length === 0) expect(problems).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('what is stored in columns comes back as it was', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const { values } = checkValues(plan, { it: value, rows: [{ id: 'r1', it: value }] }, draft)
        const stored: unknown = JSON.parse(JSON.stringify(toRow(plan, values)))
        const isStored = plan.byPath.get('it')?.kind.column(plan.byPath.get('it')?.settings) !== undefined
        if (isStored) expect(fromRow(plan, stored as ReturnType<typeof toRow>)).toEqual(values)
      }),
      { numRuns: 100 },
    )
  })
})

test('a form with every kind in it survives being exported, imported and read again', () => {
  const inside = names.filter((name) => (fieldKinds[name] as FieldKind).holds !== 'fields')
  const fields = inside.map((kind, at) => ({
    key: `f${at}`,
    kind,
    label: { 'zh-CN': kind, 'en-US': kind },
    settings: settings[kind] ?? {},
  }))
  const layouts = kinds
    .filter(([, { holds }]) => holds === 'fields')
    .map(([kind], at) => ({
      key: `l${at}`,
      kind,
      label: '',
      fields: [{ key: `i${at}`, kind: 'input', label: 'x' }],
    }))
  const definition = FormDefinition.parse({ version: 1, key: 'everything', fields: [...fields, ...layouts] })
  const travelled = readDefinition(JSON.parse(JSON.stringify(definition)))

  expect(travelled).toEqual(definition)
  expect(compileForm(travelled).fields.length).toBe(compileForm(definition).fields.length)
})
