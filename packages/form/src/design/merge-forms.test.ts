import { mergeDesigns } from '@signet/std/merge'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expenseClaim } from '../../test/expense-claim.ts'
import { FormDefinition } from '../index.ts'
import {
  addField,
  changeField,
  everyField,
  findField,
  formMergeRules,
  moveFields,
  removeFields,
} from './index.ts'

const base = FormDefinition.parse(expenseClaim)
const merge = (mine: FormDefinition, theirs: FormDefinition) =>
  mergeDesigns(formMergeRules, { base, mine, theirs })
const add = (form: FormDefinition, label: string, inside?: string) =>
  addField(form, { kind: 'input', label, place: { at: 0, ...(inside !== undefined && { inside }) } }).form

test('two administrators who change different fields, and different settings of one, have both changes', () => {
  const mine = changeField(base, 'reason', { label: 'Why', settings: { maxLength: 20 } }).form
  const theirs = changeField(base, 'reason', { required: true }).form
  const { merged, conflicts } = merge(mine, removeFields(theirs, ['receipts']).form)

  expect(conflicts).toEqual([])
  expect(findField(merged.fields, 'reason')?.field).toMatchObject({ label: 'Why', required: true })
  expect(findField(merged.fields, 'receipts')).toBeUndefined()
})

test('fields that both added under one key are both there, each with its own formulas', () => {
  const withFormula = add(base, 'Mine')
  const mine = changeField(withFormula, 'reason', { visible: 'input1 != null' }).form
  const { merged, conflicts } = merge(mine, add(base, 'Theirs'))

  expect(conflicts).toEqual([])
  expect(findField(merged.fields, 'input1')?.field.label).toBe('Theirs')
  expect(findField(merged.fields, 'input2')?.field.label).toBe('Mine')
  expect(findField(merged.fields, 'reason')?.field.visible).toBe('input2 != null')
})

test('a label that both changed is asked', () => {
  const { conflicts } = merge(
    changeField(base, 'reason', { label: 'Mine' }).form,
    changeField(base, 'reason', { label: 'Theirs' }).form,
  )
  expect(conflicts.map(({ path }) => path)).toEqual([['fields', 'reason', 'label']])
})

test('a table that one side removed stays for the column that the other side added', () => {
  const { merged } = merge(removeFields(base, ['lines']).form, add(base, 'Theirs', 'lines'))
  expect(findField(merged.fields, 'lines.input1')?.field.label).toBe('Theirs')
})

const paths = everyField(base.fields).map(({ path }) => path)
const path = fc.constantFrom(...paths)
const place = fc.record({ inside: fc.constantFrom(undefined, 'lines'), at: fc.nat(8) })
const edit = fc.oneof(
  fc.record({ label: fc.constantFrom('A', 'B', 'C'), place }),
  fc.record({ move: path, place }),
  fc.record({ remove: path }),
  fc.record({ change: path, to: fc.constantFrom('X', 'Y') }),
)
const version = fc.array(edit, { maxLength: 6 }).map((edits) =>
  edits.reduce((form, one) => {
    const { inside, at } = 'place' in one ? one.place : { inside: undefined, at: 0 }
    const to = { at, ...(inside !== undefined && { inside }) }
    if ('label' in one) return addField(form, { kind: 'input', label: one.label, place: to }).form
    if ('move' in one) return moveFields(form, [one.move], to).form
    if ('remove' in one) return removeFields(form, [one.remove]).form
    return changeField(form, one.change, { label: one.to }).form
  }, base),
)

test('whatever two administrators do, the merged form can be stored and has what each added', () => {
  fc.assert(
    fc.property(version, version, (mine, theirs) => {
      const { merged } = merge(mine, theirs)
      const labels = everyField(merged.fields).map(({ field }) => field.label)
      expect(FormDefinition.parse(merged)).toEqual(merged)
      expect(new Set(everyField(merged.fields).map((placed) => placed.path)).size).toBe(labels.length)
      for (const { path: at, field } of [mine, theirs].flatMap(({ fields }) => everyField(fields)))
        if (!paths.includes(at)) expect(labels).toContain(field.label)
      expect(merge(mine, base).merged).toEqual(mine)
      expect(merge(base, theirs).merged).toEqual(theirs)
    }),
  )
})
