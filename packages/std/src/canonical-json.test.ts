import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

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
