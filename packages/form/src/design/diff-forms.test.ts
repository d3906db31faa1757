import { expect, test } from 'vitest'
import { expenseClaim } from '../../test/expense-claim.ts'
import { FormDefinition } from '../index.ts'
import { addField, changeField, diffForms, moveFields, removeFields } from './index.ts'

const form = FormDefinition.parse(expenseClaim)
const changes = (after: FormDefinition) =>
  diffForms(form, after).map(({ path, ...rest }) => ({ ...rest, field: undefined, path }))

test('a form does not differ from itself', () => {
  expect(diffForms(form, form)).toEqual([])
})

test('what was added, changed, moved and removed is listed field by field', () => {
  const added = addField(form, { kind: 'input', label: '项目', place: { at: 0 } }).form
  const changed = changeField(added, 'lines.price', { required: true, settings: { min: 1 } }).form
  const moved = moveFields(changed, ['receipts'], { at: 1 }).form
  const removed = removeFields(moved, ['reason']).form

  expect(changes(removed)).toMatchObject([
    { path: 'input1', change: 'added' },
    { path: 'receipts', change: 'moved' },
    { path: 'lines.price', change: 'changed', parts: ['required', 'settings.min', 'settings.precision'] },
    { path: 'reason', change: 'removed' },
  ])
})

test('one field that went to the front has moved, not all the others', () => {
  const { form: moved } = moveFields(form, ['total'], { at: 0 })
  expect(changes(moved)).toMatchObject([{ path: 'total', change: 'moved' }])
})
