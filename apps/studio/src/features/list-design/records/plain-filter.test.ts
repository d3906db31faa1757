import { expect, test } from 'vitest'
import { plainFilter } from './plain-filter.ts'

const about = (value?: string | null[]) => ({ field: 'title', operator: 'contains', value }) as const

test('only what is complete is asked', () => {
  const rules = {
    match: 'any',
    conditions: [about('hall'), about(''), about(), about([null, null])],
  } as const
  expect(plainFilter(rules)).toEqual({ match: 'any', conditions: [about('hall')] })
})

test('a filter without a complete condition asks for nothing', () => {
  expect(
    plainFilter({ match: 'all', conditions: [about(), { match: 'all', conditions: [about('')] }] }),
  ).toBeUndefined()
})

test('what is empty needs no value', () => {
  const empty = { field: 'title', operator: 'isEmpty' } as const
  expect(plainFilter({ match: 'all', conditions: [empty] })).toEqual({ match: 'all', conditions: [empty] })
})
