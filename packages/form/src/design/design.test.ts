import { beginHistory, recordStep, redo, undo } from '@signet/std'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expenseClaim } from '../../test/expense-claim.ts'
import { compileForm, FormDefinition } from '../index.ts'
import {
  addField,
  changeField,
  copyFields,
  duplicateFields,
  type EditResult,
  everyField,
  findField,
  findMistakes,
  moveFields,
  pasteFields,
  removeFields,
  renameField,
} from './index.ts'

const form = FormDefinition.parse(expenseClaim)
const keysOf = ({ fields }: FormDefinition) => fields.map(({ key }) => key)
const formulaOf = (edited: FormDefinition, path: string) =>
  findField(edited.fields, path)?.field.settings['formula']

test('a new field is where it was dropped, with a key of its own, and is selected', () => {
  const first = addField(form, { kind: 'number', label: '天数', place: { at: 1 } })
  const second = addField(first.form, { kind: 'number', label: '晚数', place: { inside: 'lines', at: 0 } })

  expect(keysOf(first.form).slice(0, 3)).toEqual(['subject', 'number1', 'applicant'])
  expect(first.selected).toEqual(['number1'])
  expect(second.selected).toEqual(['lines.number1'])
})

test('a sub-table cannot stand in a sub-table', () => {
  const { form: same } = addField(form, { kind: 'sub-table', label: '', place: { inside: 'lines', at: 0 } })
  expect(same).toEqual(form)
  expect(moveFields(form, ['lines'], { inside: 'lines', at: 0 }).form).toBe(form)
})

test('fields move as they were dropped, before and behind where they stood', () => {
  expect(keysOf(moveFields(form, ['subject'], { at: 3 }).form).slice(0, 3)).toEqual([
    'applicant',
    'category',
    'subject',
  ])
  expect(keysOf(moveFields(form, ['category', 'spentOn'], { at: 0 }).form).slice(0, 3)).toEqual([
    'category',
    'spentOn',
    'subject',
  ])
})

test('a renamed field is renamed in every formula, a column in its row and in every total', () => {
  const { form: renamed } = renameField(form, 'lines.amount', 'cost')
  const again = renameField(renamed, 'lines.price', 'unitPrice').form

  expect(formulaOf(again, 'lines.cost')).toBe('unitPrice * quantity')
  expect(formulaOf(again, 'total')).toBe('sum(lines.cost)')
  expect(findField(again.fields, 'lines.note')?.field.visible).toBe('cost > 500')
  expect(renameField(form, 'subject', 'TOTAL').form).toBe(form)
})

test('a renamed sub-table is renamed in the totals, too', () => {
  expect(formulaOf(renameField(form, 'lines', 'costs').form, 'total')).toBe('sum(costs.amount)')
})

test('a renamed field keeps its place in unique keys, totals, buttons and ranges; a removed one leaves them', () => {
  const keyed = FormDefinition.parse({
    version: 1,
    key: 'stock',
    fields: [
      { key: 'code', kind: 'input', label: '' },
      { key: 'year', kind: 'number', label: '' },
      { key: 'who', kind: 'user-select', label: '', settings: { range: 'members', members: 'code' } },
      { key: 'again', kind: 'button', label: '', settings: { set: { year: 'year + 1' } } },
      {
        key: 'lines',
        kind: 'sub-table',
        label: '',
        settings: { totals: ['amount'] },
        fields: [{ key: 'amount', kind: 'number', label: '' }],
      },
    ],
    uniqueTogether: [{ fields: ['code', 'year'] }],
  })
  const renamed = ['code', 'year', 'lines.amount'].reduce(
    (draft, path) => renameField(draft, path, `new_${path.split('.').at(-1)}`).form,
    keyed,
  )

  expect(renamed.uniqueTogether[0]?.fields).toEqual(['new_code', 'new_year'])
  expect(findField(renamed.fields, 'who')?.field.settings['members']).toBe('new_code')
  expect(findField(renamed.fields, 'again')?.field.settings['set']).toEqual({ new_year: 'new_year + 1' })
  expect(findField(renamed.fields, 'lines')?.field.settings['totals']).toEqual(['new_amount'])
  expect(findMistakes(renamed)).toEqual([])
  expect(removeFields(renamed, ['new_year']).form.uniqueTogether).toEqual([])
})

test('a key that cannot tell records apart is a mistake, and what else is wrong is found beside it', () => {
  const draft = FormDefinition.parse({
    version: 1,
    key: 'stock',
    fields: [
      { key: 'files', kind: 'file-upload', label: '', unique: true },
      { key: 'code', kind: 'input', label: '', visible: 'nobody' },
    ],
    uniqueTogether: [{ fields: ['code', 'gone'] }],
  })
  expect(findMistakes(draft).map(({ path, part }) => [path, part])).toEqual([
    ['code', 'visible'],
    [undefined, 'uniqueTogether.0'],
    ['files', 'unique'],
  ])
})

test('copies read copies', () => {
  const { form: edited, selected } = duplicateFields(form, ['category', 'reason'])
  const [category, reason] = selected

  expect(selected).toEqual(['category2', 'reason2'])
  expect(findField(edited.fields, reason ?? '')?.field.visible).toBe(`${category} == 'other'`)
  expect(keysOf(edited).slice(2, 6)).toEqual(['category', 'reason', 'category2', 'reason2'])
  expect(compileForm(edited).fields).toHaveLength(form.fields.length + 2)
})

test('fields copied from one form are pasted into another', () => {
  const other = FormDefinition.parse({ version: 1, key: 'other', fields: [] })
  const pasted = pasteFields(other, copyFields(form, ['lines', 'lines.price', 'total']), { at: 0 })
  expect(everyField(pasted.form.fields).map(({ path }) => path)).toEqual([
    'lines',
    'lines.what',
    'lines.price',
    'lines.quantity',
    'lines.amount',
    'lines.note',
    'total',
  ])
})

test('what is typed at one setting is undone as one step', () => {
  let history = beginHistory(form)
  for (const label of ['出', '出差', '出差事由']) {
    history = recordStep(history, changeField(history.present, 'subject', { label }).form, 'subject.label')
  }
  history = recordStep(history, removeFields(history.present, ['reason']).form)

  expect(undo(undo(history)).present).toBe(form)
  expect(keysOf(redo(redo(undo(undo(history)))).present)).not.toContain('reason')
})

test('every mistake of a draft is found, each at its field', () => {
  const wrong = [
    (draft: FormDefinition) => changeField(draft, 'reason', { visible: 'nobody == 1' }),
    (draft: FormDefinition) => changeField(draft, 'lines.note', { requiredWhen: 'amount +' }),
    (draft: FormDefinition) => changeField(draft, 'category', { settings: { options: 'none' } }),
    (draft: FormDefinition) => changeField(draft, 'total', { settings: { formula: "'text'" } }),
  ].reduce((draft, edit) => edit(draft).form, form)

  expect(findMistakes(form)).toEqual([])
  expect(findMistakes(wrong).map(({ path, part, code }) => [path, part, code])).toEqual([
    ['category', 'settings.options', 'form.definitionInvalid'],
    ['reason', 'visible', 'form.formulaInvalid'],
    ['lines.note', 'requiredWhen', 'form.formulaInvalid'],
    ['total', 'settings.formula', 'form.formulaInvalid'],
  ])
})

test('fields that wait for each other are a mistake of the first', () => {
  const first = changeField(form, 'lines.price', { visible: 'note == null' }).form
  const circle = changeField(first, 'lines.note', { visible: 'price > 1' }).form
  expect(findMistakes(circle)).toMatchObject([{ code: 'form.circularFormula' }])
})

const paths = everyField(form.fields).map(({ path }) => path)
const path = fc.constantFrom(...paths, 'nothing')
const place = fc.record({ inside: fc.constantFrom(undefined, 'lines'), at: fc.nat(8) })
const edit = fc.oneof(
  fc.record({
    add: fc.constantFrom('input' as const, 'number' as const, 'sub-table' as const, 'radio' as const),
    place,
  }),
  fc.record({ move: fc.array(path, { maxLength: 3 }), place }),
  fc.record({ remove: path }),
  fc.record({ copy: fc.array(path, { maxLength: 3 }) }),
  fc.record({ rename: path, to: fc.constantFrom('subject', 'newName', 'Amount', 'x1') }),
)

test('whatever an administrator does by hand, the form stays one that can be stored, and nothing moves twice', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      const edited = edits.reduce((draft, one) => made(draft, one).form, form)
      const all = everyField(edited.fields).map((placed) => placed.path.toLowerCase())
      expect(FormDefinition.parse(edited)).toEqual(edited)
      expect(new Set(all).size).toBe(all.length)
    }),
    { numRuns: 200 },
  )
})

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

function made(draft: FormDefinition, one: Edit): EditResult {
  if ('add' in one) return addField(draft, { kind: one.add, label: '', place: whole(one.place) })
  if ('move' in one) return moveFields(draft, one.move, whole(one.place))
  if ('remove' in one) return removeFields(draft, [one.remove])
  if ('copy' in one) return duplicateFields(draft, one.copy)
  return renameField(draft, one.rename, one.to)
}

function whole({ inside, at }: { inside: string | undefined; at: number }) {
  return inside === undefined ? { at } : { inside, at }
}

test('a new range of dates offers no shortcuts until they are chosen', () => {
  const empty = FormDefinition.parse({ version: 1, key: 'trip', fields: [] })
  const { form } = addField(empty, { kind: 'date-range', label: 'Dates', place: { at: 0 } })
  expect(form.fields[0]?.settings).toEqual({ presets: [] })
})
