import { FormDefinition } from '@signet/form'
import { addField, changeField } from '@signet/form/design'
import { expect, test } from 'vitest'
import { applyAction, beginDesign, type DesignerAction, findPlaceToAdd } from './designer-state.ts'

const fields = ['subject', 'reason', 'amount'].map((key) => ({ key, kind: 'input', label: key }))
const form = FormDefinition.parse({ version: 1, key: 'claim', fields })

function after(...actions: DesignerAction[]) {
  const state = actions.reduce(applyAction, beginDesign(form))
  return { keys: state.history.present.fields.map(({ key }) => key), selected: state.selected, state }
}
const select = (...paths: string[]): DesignerAction => ({ type: 'select', paths })

test('pasted fields follow the selection and are selected', () => {
  expect(after(select('subject'), { type: 'copy' }, select('reason'), { type: 'paste' })).toMatchObject({
    keys: ['subject', 'reason', 'subject2', 'amount'],
    selected: ['subject2'],
  })
})

test('a cut field can be pasted elsewhere under its own key', () => {
  expect(after(select('subject'), { type: 'cut' }, select('amount'), { type: 'paste' }).keys).toEqual([
    'reason',
    'amount',
    'subject',
  ])
})

test('removing a field selects the next field, or the previous one', () => {
  expect(after(select('reason'), { type: 'remove' }).selected).toEqual(['amount'])
  expect(after(select('amount'), { type: 'remove' }).selected).toEqual(['reason'])
})

test('the control key adds fields to the selection and removes them', () => {
  const joined = { type: 'select', paths: ['amount'], with: 'others' } as const
  expect(after(select('subject'), joined).selected).toEqual(['subject', 'amount'])
  expect(after(select('subject'), joined, joined).selected).toEqual(['subject'])
})

test('undoing an addition deselects the removed field', () => {
  const add: DesignerAction = {
    type: 'edit',
    edit: (draft) => addField(draft, { kind: 'number', label: '', place: { at: 0 } }),
  }
  expect(after(add).selected).toEqual(['number1'])
  expect(after(add, { type: 'undo' })).toMatchObject({ keys: ['subject', 'reason', 'amount'], selected: [] })
  expect(after(add, { type: 'undo' }, { type: 'redo' }).keys[0]).toBe('number1')
})

test('a label typed letter by letter is undone in one step', () => {
  const typed = (label: string): DesignerAction => ({
    type: 'edit',
    edit: (draft) => changeField(draft, 'subject', { label }),
    about: 'subject.label',
  })
  const { state } = after(typed('事'), typed('事由'), { type: 'undo' })
  expect(state.history.present).toBe(form)
})

test('a new field goes into the selected layout or sub-table, or after it where it is not taken', () => {
  const layouts = FormDefinition.parse({
    version: 1,
    key: 'trip',
    fields: [
      { key: 'hotel', kind: 'card', label: 'Hotel' },
      {
        key: 'costs',
        kind: 'sub-table',
        label: 'Costs',
        fields: [{ key: 'price', kind: 'number', label: '' }],
      },
      { key: 'reason', kind: 'input', label: 'Reason' },
    ],
  })
  expect(findPlaceToAdd(layouts, 'input', 'hotel')).toEqual({ inside: 'hotel', at: 0 })
  expect(findPlaceToAdd(layouts, 'input', 'costs')).toEqual({ inside: 'costs', at: 1 })
  expect(findPlaceToAdd(layouts, 'sub-table', 'costs')).toEqual({ at: 2 })
  expect(findPlaceToAdd(layouts, 'input', 'reason')).toEqual({ at: 3 })
  expect(findPlaceToAdd(layouts, 'input', undefined)).toEqual({ at: 3 })
})
