import { expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { subTable } from './sub-table.ts'

const lines = kindTest(subTable, { minRows: 1, maxRows: 2 })

test('there may be too few rows, and too many', () => {
  expect(lines.problem([])).toEqual({ code: 'form.tooFewRows', params: { min: 1 } })
  expect(lines.problem([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual({
    code: 'form.tooManyRows',
    params: { max: 2 },
  })
  expect(lines.problem([{ id: 'a' }])).toBeUndefined()
})

test('rows live in a table of their own', () => {
  expect(lines.column()).toBeUndefined()
})
