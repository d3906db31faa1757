import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { isSameJson } from './is-same-json.ts'

test('values are the same when their keys stand in another order, or are there and undefined', () => {
  expect(isSameJson({ a: 1, b: [{ x: 1, y: undefined }] }, { b: [{ x: 1 }], c: undefined, a: 1 })).toBe(true)
})

test('another value, another length, another key and another kind tell values apart', () => {
  expect(isSameJson({ a: '1' }, { a: 1 })).toBe(false)
  expect(isSameJson([1, 2], [1])).toBe(false)
  expect(isSameJson({ a: null }, { b: null })).toBe(false)
  expect(isSameJson([], {})).toBe(false)
  expect(isSameJson(JSON.parse('{"toString":1}'), { a: 1 })).toBe(false)
})

const values = [
  null,
  false,
  0,
  '',
  '0',
  [],
  [[]],
  [0],
  {},
  { a: 0 },
  { a: '0' },
  { a: [0], b: {} },
  { b: {}, a: [0] },
]

test.each(values)('it says of %j beside any other what their texts say', (one) => {
  for (const other of values) expect(isSameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other))
})
