import { expect, test } from 'vitest'
import { filterCount, filtersOf, readListSearch, statusesOf } from './list-search.ts'

test('an address is read as far as it is understood', () => {
  const search = {
    list: 'done',
    decision: 'agreed',
    status: 'eaten',
    from: '2026-11-01',
    to: 'soon',
    keyword: '',
  }

  expect(readListSearch(search)).toEqual({ list: 'done', decision: 'agreed', from: '2026-11-01' })
})

test('the list and the keyword are not counted as filters', () => {
  expect(filterCount({ list: 'done', keyword: 'taxi', status: 'approved', isRead: 'no' })).toBe(2)
})

test('only decided rows are filtered by decision, only copies by being read', () => {
  expect(filtersOf('done').has('decision')).toBe(true)
  expect(filtersOf('doing').has('decision')).toBe(false)
  expect(filtersOf('circulated').has('isRead')).toBe(true)
})

test('drafts are looked for only among what one has launched', () => {
  expect(statusesOf('launched')).toContain('draft')
  expect(statusesOf('done')).not.toContain('draft')
  expect(statusesOf('circulated')).not.toContain('draft')
})
