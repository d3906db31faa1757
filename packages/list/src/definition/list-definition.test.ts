import { compileForm } from '@signet/form'
import { expect, test } from 'vitest'
import { contractForm, contractList } from '../../test/contracts.ts'
import { alignmentOf, editableColumns, listField, readList } from '../index.ts'
import { mergeSavedChanges } from './merge-changes.ts'

const form = compileForm({
  ...contractForm,
  fields: [
    ...contractForm.fields,
    { key: 'sum', kind: 'calculate', label: '合计', settings: { formula: 'amount * 2' } },
    { key: 'by', kind: 'created-by', label: '创建人' },
  ],
})
const columns = ['title', 'amount', 'lines.price', 'sum', 'by', '$author'].map((field) => ({ field }))

test('cells are editable in place when people fill them in and the list says so', () => {
  const list = readList({ ...contractList, columns, inlineEdit: true })

  expect([...editableColumns(list, form)]).toEqual(['title', 'amount'])
  expect(editableColumns({ ...list, inlineEdit: false }, form).size).toBe(0)
})

test('numbers are aligned to the right unless the column says otherwise', () => {
  const alignmentIn = (path: string, align: 'auto' | 'center') =>
    alignmentOf({ align }, listField(form, path))

  expect(['amount', 'sum', 'lines.price'].map((path) => alignmentIn(path, 'auto'))).toEqual([
    'right',
    'right',
    'right',
  ])
  expect(['title', '$author'].map((path) => alignmentIn(path, 'auto'))).toEqual(['left', 'left'])
  expect(alignmentIn('amount', 'center')).toBe('center')
})

const since = {
  list: [{ path: 'title' }, { path: 'lines.amount' }, { path: 'lines.name' }, { path: 'note' }],
  values: { title: 'Rent', lines: [{ id: 'a' }], untouched: 'x' },
}

test('a merge takes each changed field once, a sub-table as a whole, and an emptied value as empty', () => {
  expect(mergeSavedChanges<unknown>(since, new Set())).toEqual([
    { field: 'title', value: 'Rent' },
    { field: 'lines', value: [{ id: 'a' }] },
    { field: 'note', value: null },
  ])
})

test('a kept change is not merged', () => {
  const fields = mergeSavedChanges<unknown>(since, new Set(['lines', 'title'])).map(({ field }) => field)
  expect(fields).toEqual(['note'])
})
