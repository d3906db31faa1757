import { expect, test } from 'vitest'
import { takenOver } from './merge-changes.ts'

const since = {
  list: [{ path: 'title' }, { path: 'lines.amount' }, { path: 'lines.name' }, { path: 'note' }],
  values: { title: 'Rent', lines: [{ id: 'a' }], untouched: 'x' },
}

test('whoever merges takes over each changed field once, a sub-table as a whole, and what was emptied as empty', () => {
  expect(takenOver<unknown>(since, new Set())).toEqual([
    { field: 'title', value: 'Rent' },
    { field: 'lines', value: [{ id: 'a' }] },
    { field: 'note', value: null },
  ])
})

test('what he keeps stays his', () => {
  const fields = takenOver<unknown>(since, new Set(['lines', 'title'])).map(({ field }) => field)
  expect(fields).toEqual(['note'])
})
