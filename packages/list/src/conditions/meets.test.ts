import { compileForm, type FormValues } from '@signet/form'
import { expect, test } from 'vitest'
import { listField } from '../definition/list-field.ts'
import { meets } from './meets.ts'
import { compareBy, sumOf, textComparer } from './order-of.ts'
import { allOf, anyOf, type Predicate, type Test } from './predicate.ts'

const form = compileForm({
  version: 1,
  key: 'orders',
  fields: [
    { key: 'title', kind: 'input', label: 'T' },
    { key: 'amount', kind: 'number', label: 'A' },
    { key: 'at', kind: 'date', label: 'D', settings: { precision: 'minute' } },
    {
      key: 'state',
      kind: 'select',
      label: 'S',
      settings: { options: ['new', 'old'].map((id) => ({ id, label: id })) },
    },
  ],
})
const fieldAt = (path: string) => listField(form, path) ?? expect.fail(path)
const asks = (path: string, request: Test): Predicate => ({
  kind: 'test',
  field: fieldAt(path),
  test: request,
  not: false,
})
const denied = (predicate: Predicate): Predicate => ({ ...predicate, not: true }) as Predicate
const row: FormValues = { title: 'Blue Pen', amount: '10.50', at: '2026-03-01T18:00', state: 'new' }

test.each([
  [asks('title', { is: 'contains', text: 'blue' }), true],
  [asks('title', { is: 'equals', value: 'blue pen' }), false],
  [asks('amount', { is: 'equals', value: '10.5' }), true],
  [asks('amount', { is: 'between', from: '9', to: '10.5' }), true],
  [asks('amount', { is: 'between', from: '100' }), false],
  [asks('at', { is: 'between', to: '2026-03-01' }), true],
  [asks('at', { is: 'between', from: '2026-03-02' }), false],
  [asks('state', { is: 'anyOf', values: ['old', 'new'] }), true],
  [asks('state', { is: 'anyOf', values: [] }), false],
  [asks('state', { is: 'empty' }), false],
])('a record is meant or not, as its values say: %#', (predicate, isMeant) => {
  expect(meets(predicate, row)).toBe(isMeant)
  expect(meets(denied(predicate), row)).toBe(!isMeant)
})

test('what has no value passes no test but that it is empty, and so every denied one', () => {
  for (const value of [null, '', '  ']) {
    expect(meets(asks('title', { is: 'equals', value: 'x' }), { title: value })).toBe(false)
    expect(meets(denied(asks('title', { is: 'equals', value: 'x' })), { title: value })).toBe(true)
    expect(meets(asks('title', { is: 'empty' }), { title: value })).toBe(true)
  }
})

test('all of several, or one of them', () => {
  const [yes, no] = [asks('state', { is: 'equals', value: 'new' }), asks('state', { is: 'empty' })]
  expect([meets(allOf([yes, no]), row), meets(anyOf([yes, no]), row)]).toEqual([false, true])
  expect([meets(allOf([]), row), meets(anyOf([]), row)]).toEqual([true, false])
})

test('records stand in order by number, option and language, and what is missing comes last in both directions', () => {
  const sorted = (path: string, values: readonly (string | null)[], isDescending = false, locale = 'zh-CN') =>
    values
      .map((value) => ({ [path]: value }))
      .toSorted(compareBy([{ field: fieldAt(path), isDescending }], textComparer(locale)))
      .map((one) => one[path])
  expect(sorted('amount', ['9', null, '10', '-1.5'])).toEqual(['-1.5', '9', '10', null])
  expect(sorted('amount', ['9', null, '10', '-1.5'], true)).toEqual(['10', '9', '-1.5', null])
  expect(sorted('state', ['old', 'gone', 'new'])).toEqual(['new', 'old', 'gone'])
  const names = ['晨光', '😀', '北辰', '丁一', 'Zoe', null, 'ab', 'a']
  expect(sorted('title', names)).toEqual(['😀', '北辰', '晨光', '丁一', 'a', 'ab', 'Zoe', null])
  expect(sorted('title', names, false, 'zh-TW')).toEqual([
    '😀',
    '丁一',
    '北辰',
    '晨光',
    'a',
    'ab',
    'Zoe',
    null,
  ])
  expect(sorted('title', ['a', 'A', 'b', 'B'], false, 'en-US')).toEqual(['a', 'A', 'b', 'B'])
})

test('a sum is exact, and nothing adds nothing', () => {
  const amounts = ['0.1', '0.2', null].map((amount) => ({ amount }))
  expect(sumOf(fieldAt('amount'), amounts)).toBe('0.3')
})
