import { expect, test } from 'vitest'
import { compileForm } from '../plan/compile-form.ts'
import { tablesOf } from '../tables/tables-of.ts'

const view = (fields: readonly object[], parameters: readonly object[] = []) => ({
  version: 1,
  key: 'goods',
  dataView: { interface: 'goods', key: 'id', parameters },
  fields,
})
const name = { key: 'name', kind: 'input', label: 'N', answers: 'name' }

test('a data view has no tables: its rows are not ours', () => {
  expect(tablesOf(compileForm(view([name])))).toEqual([])
})

test.each([
  ['a field that shows nothing', [{ key: 'name', kind: 'input', label: 'N' }]],
  ['a field that shows a column and gives a parameter', [{ ...name, asks: 'city' }]],
  ['a field of several values', [{ ...name, kind: 'checkbox', settings: {} }]],
  ['a sub-table', [name, { key: 'rows', kind: 'sub-table', label: 'R', answers: 'rows' }]],
  ['words between the fields', [name, { key: 'line', kind: 'divider', label: '' }]],
  ['a value that is worked out', [{ ...name, kind: 'calculate', settings: { formula: '1' } }]],
  ['no column at all', [{ key: 'city', kind: 'input', label: 'C', asks: 'city' }]],
])('%s has no place in a data view', (_what, fields) => {
  expect(() => compileForm(view(fields))).toThrow(expect.objectContaining({ code: 'form.definitionInvalid' }))
})

test('a parameter is given once', () => {
  const city = { key: 'city', kind: 'input', label: 'C', asks: 'city' }
  const given = { name: 'city', gives: { value: 'x' } }
  expect(() => compileForm(view([name, city]))).not.toThrow()
  for (const wrong of [
    view([name, city, { ...city, key: 'town' }]),
    view([name, city], [given]),
    view([name], [given, given]),
  ])
    expect(() => compileForm(wrong)).toThrow(expect.objectContaining({ code: 'form.definitionInvalid' }))
})

test('in a form that people fill in nothing answers', () => {
  const { dataView: _view, ...form } = view([name])
  expect(() => compileForm(form)).toThrow(expect.objectContaining({ code: 'form.definitionInvalid' }))
})
