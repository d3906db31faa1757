import { expect, test } from 'vitest'
import { contractPlan } from '../../test/contracts.ts'
import { listField } from '../definition/list-field.ts'
import type { Operator } from './operators.ts'
import { readTest } from './predicate.ts'

const testOf = (path: string, operator: Operator, value?: unknown) => {
  const field = listField(contractPlan, path)
  return field && readTest(field, operator, value)?.test
}

test.each([
  ['amount', 'between', ['1,5', '2'], undefined],
  ['amount', 'between', ['1.50', null], { is: 'between', from: '1.5' }],
  ['amount', 'between', [null, ''], undefined],
  ['amount', 'between', ['1'], undefined],
  ['amount', 'equals', 12, { is: 'equals', value: '12' }],
  ['amount', 'equals', {}, undefined],
  ['amount', 'atMost', '0.30', { is: 'between', to: '0.3' }],
  [
    'signedOn',
    'between',
    ['2026-01-01', '2026-01-31'],
    { is: 'between', from: '2026-01-01', to: '2026-01-31' },
  ],
  ['signedOn', 'atLeast', "2026-01-01'; drop table person", undefined],
  [
    'meetsAt',
    'between',
    ['2026-01-01T09:30', '2026-01-31'],
    { is: 'between', from: '2026-01-01T09:30', to: '2026-01-31' },
  ],
  [
    '$createdAt',
    'atLeast',
    '2026-02-28T00:00:00+08:00',
    { is: 'between', from: '2026-02-28T00:00:00+08:00' },
  ],
  ['$createdAt', 'atLeast', '2026-02-30', undefined],
  ['$createdAt', 'atLeast', '0000-01-01', undefined],
  ['isOpen', 'equals', 1, { is: 'equals', value: true }],
  ['region', 'anyOf', 'west', { is: 'anyOf', values: ['west'] }],
  ['region', 'anyOf', ['west', 1], undefined],
  ['title', 'contains', '  100%_\\ ', { is: 'contains', text: '100%_\\' }],
  ['title', 'contains', ' ', undefined],
  ['title', 'contains', ['a'], undefined],
  ['lines.what', 'contains', 'hotel', { is: 'contains', text: 'hotel' }],
  ['lines', 'isEmpty', undefined, { is: 'empty' }],
] as const)('%s %s %j', (path, operator, value, expected) => {
  expect(testOf(path, operator, value)).toEqual(expected)
})
