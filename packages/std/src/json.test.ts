import { expect, test } from 'vitest'
import { canonicalJson, isSameJson } from './json.ts'

test('equal values have equal text, however they were made', () => {
  const one = { b: [{ z: 1, y: undefined, x: null }], a: 'text', c: undefined }
  const other = { a: 'text', b: [{ x: null, z: 1 }] }

  expect(canonicalJson(one)).toBe('{"a":"text","b":[{"x":null,"z":1}]}')
  expect(canonicalJson(other)).toBe(canonicalJson(one))
})

test('the text is what JSON makes of the value, for keys and values of every kind', () => {
  const odd = { 10: 'ten', 9: 'nine', b: new Date(0), a: [undefined, Number.NaN, -0, 'ü\u2028'], '': {} }

  expect(canonicalJson(odd)).toBe(
    '{"9":"nine","10":"ten","":{},"a":[null,null,0,"ü\u2028"],"b":"1970-01-01T00:00:00.000Z"}',
  )
})

test('a key called __proto__ is a key', () => {
  const text = '{"__proto__":{"a":1},"b":2}'

  expect(canonicalJson(JSON.parse(text))).toBe(text)
})

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
