import { compileForm } from '@signet/form'
import { expect, test } from 'vitest'
import { contractForm, contractList } from '../../test/contracts.ts'
import { editableColumns, readList } from '../index.ts'

const form = compileForm({
  ...contractForm,
  fields: [
    ...contractForm.fields,
    { key: 'sum', kind: 'calculate', label: '合计', settings: { formula: 'amount * 2' } },
    { key: 'by', kind: 'created-by', label: '创建人' },
  ],
})
const columns = ['title', 'amount', 'lines.price', 'sum', 'by', '$author'].map((field) => ({ field }))

test('cells are changed where they stand when people fill them in and the list says so', () => {
  const list = readList({ ...contractList, columns, inlineEdit: true })

  expect([...editableColumns(list, form)]).toEqual(['title', 'amount'])
  expect(editableColumns({ ...list, inlineEdit: false }, form).size).toBe(0)
})
