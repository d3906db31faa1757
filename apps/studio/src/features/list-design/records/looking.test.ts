import { ListDefinition } from '@signet/list'
import { expect, test } from 'vitest'
import { asksOf, isNarrowed, lookingWith, questionOf } from './looking.ts'

const list = ListDefinition.parse({
  version: 1,
  columns: [{ field: 'title' }, { field: 'amount' }, { field: 'note', shown: false }],
})
const asks = {
  words: 'hall',
  filter: { match: 'any', conditions: [{ field: 'title', operator: 'contains', value: 'rent' }] },
  tab: null,
  sort: [{ field: 'amount', direction: 'descending' }],
  columns: [{ field: 'note', width: 300 }, { field: 'title' }],
} as const satisfies Parameters<typeof lookingWith>[2]

test('what a view keeps is what it was kept from', () => {
  const looking = lookingWith(list, [], structuredClone(asks))
  expect(asksOf(looking, list)).toEqual(asks)
  expect(questionOf(looking)).toEqual({ words: 'hall', filter: asks.filter, tab: null, sort: asks.sort })
})

test('a list as it is designed asks for nothing, and shows the columns that it shows at first', () => {
  const looking = lookingWith(list, [])
  expect(looking.columns).toEqual([{ field: 'title' }, { field: 'amount' }])
  expect(asksOf(looking, list)).toEqual({})
  expect(isNarrowed(looking)).toBe(false)
})

test('the node of the tree beside a list is where somebody looks, and no part of a view', () => {
  const looking = { ...lookingWith(list, []), node: 'hq' }
  expect(questionOf(looking)).toEqual({ node: 'hq' })
  expect(asksOf(looking, list)).toEqual({})
  expect(isNarrowed(looking)).toBe(true)
})
