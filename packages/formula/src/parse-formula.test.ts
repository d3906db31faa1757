import { describe, expect, test } from 'vitest'
import { claim, problemOf } from '../test/office.ts'
import { evaluate, isFormulaName, isProblem, parseFormula, type Scope } from './index.ts'

describe('the editor shows what is wrong, and where', () => {
  test.each([
    ['', 'formula.empty', 0, 0],
    ['  ', 'formula.empty', 0, 2],
    ['(1 + 2', 'formula.unfinished', 6, 0],
    ['1 +', 'formula.unfinished', 3, 0],
    ['1 2', 'formula.unexpected', 2, 1],
    ['total # 2', 'formula.unexpected', 6, 1],
    ['total = 2', 'formula.unexpected', 6, 1],
    ['1 + 😀', 'formula.unexpected', 4, 2],
    ["'abc", 'formula.openText', 0, 4],
    ["'a\nb'", 'formula.openText', 0, 2],
    ["'\\q'", 'formula.badEscape', 1, 2],
    ["'\\ud800'", 'formula.badEscape', 1, 2],
    ['5u', 'formula.badNumber', 0, 2],
    ['12abc', 'formula.badNumber', 0, 5],
    ['1e99', 'formula.badNumber', 0, 4],
    ['1e999', 'formula.badNumber', 0, 5],
    ['while', 'formula.reservedWord', 0, 5],
    ["b'x'", 'formula.notSupported', 0, 2],
    ['{1: 2}', 'formula.notSupported', 0, 1],
    ["title.matches('.*')", 'formula.noRegularExpressions', 0, 19],
    ['1 + pric', 'formula.unknownField', 4, 4],
    ['lines.amount', 'formula.unknownField', 0, 12],
    ['title.length', 'formula.unknownField', 0, 12],
    ['total.constructor', 'formula.unknownField', 0, 17],
    ['price', 'formula.unknownField', 0, 5],
    ['lines.tags', 'formula.notSupported', 0, 10],
    ['eval("1")', 'formula.unknownFunction', 0, 9],
    ['round(title)', 'formula.wrongArguments', 0, 12],
    ["round(total, 2, 'half')", 'formula.wrongArguments', 0, 23],
    ['round(total, 2, title)', 'formula.wrongArguments', 0, 22],
    ['sum()', 'formula.wrongArguments', 0, 5],
    ['sum(lines)', 'formula.wrongArguments', 0, 10],
    ['sum(lines, price, quantity)', 'formula.wrongType', 4, 5],
    ['total + title', 'formula.wrongOperands', 0, 13],
    ['1 + null', 'formula.wrongOperands', 0, 8],
    ["total == '3'", 'formula.wrongOperands', 0, 12],
    ['day < now', 'formula.wrongOperands', 0, 9],
    ['isUrgent > false', 'formula.wrongOperands', 0, 16],
    ['1 < 2 < 3', 'formula.wrongOperands', 0, 9],
    ['1 in tags', 'formula.wrongOperands', 0, 9],
    ["'x' in title", 'formula.wrongOperands', 0, 12],
    ['!total', 'formula.wrongType', 1, 5],
    ['-title', 'formula.wrongType', 1, 5],
    ['total && true', 'formula.wrongType', 0, 5],
    ['total ? 1 : 2', 'formula.wrongType', 0, 5],
    ["true ? 1 : 'one'", 'formula.wrongType', 11, 5],
    ["[1, 'one']", 'formula.wrongType', 4, 5],
    ['total[0]', 'formula.wrongType', 0, 5],
    ['tags[title]', 'formula.wrongType', 5, 5],
    ['lines', 'formula.wrongType', 0, 5],
    ["date('2026-02-30')", 'formula.badDate', 0, 18],
    ["duration('soon')", 'formula.badDuration', 0, 16],
    ["number('1,5')", 'formula.badNumber', 0, 13],
  ])('%s', (source, code, at, length) => {
    expect(problemOf(source)).toMatchObject({ code, at, length })
  })

  test('a slip of the keyboard is answered with the name that was meant', () => {
    expect(problemOf('totla').params).toEqual({ name: 'totla', near: 'total' })
    expect(problemOf('sum(lines.prise)').params).toEqual({ name: 'lines.prise', near: 'lines.price' })
    expect(problemOf('any(lines, quantty > 1)').params).toEqual({ name: 'quantty', near: 'quantity' })
  })

  test('a condition must be a condition', () => {
    expect(problemOf('total', 'boolean')).toMatchObject({
      code: 'formula.wrongType',
      params: { expected: 'boolean', given: 'number' },
    })
    expect(parseFormula('total > 1', claim, 'boolean')).toMatchObject({ type: 'boolean' })
    expect(parseFormula('null', claim, 'boolean')).toMatchObject({ type: 'null' })
    expect(parseFormula('[]', claim, 'list<text>')).toMatchObject({ type: 'list<null>' })
  })
})

test.each([
  ['total + total * limit', ['total', 'limit'], []],
  ['sum(lines.price)', ['lines.price'], []],
  ['sum(lines, price * limit)', ['lines.price', 'limit'], []],
  ['any(lines, total > 3)', ['total', 'lines'], []],
  ['count(lines)', ['lines'], []],
  ['today > day && me == title', ['day', 'title'], ['today', 'me']],
  ['any(lines, day == today)', ['lines.day'], ['today']],
])('%s says which fields it must be computed again for', (source, reads, asks) => {
  expect(parseFormula(source, claim)).toMatchObject({ reads, asks })
})

test.each([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'lines.__proto__',
  'lines.constructor',
])('%s is no field, whatever objects inherit', (name) => {
  expect(problemOf(name).code).toBe('formula.unknownField')
  expect(problemOf(`any(lines, ${name} == null)`).code).toBe('formula.unknownField')
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s() is no function', (name) => {
  expect(problemOf(`${name}()`).code).toBe('formula.unknownFunction')
  expect(problemOf(`title.${name}()`).code).toBe('formula.unknownFunction')
})

test('a declared field with a hostile name reads what was entered, never a prototype', () => {
  const scope = JSON.parse('{"__proto__": "text", "constructor": "text"}') as Scope
  for (const name of ['__proto__', 'constructor']) {
    const formula = parseFormula(name, scope)
    if (isProblem(formula)) return expect.fail(formula.code)
    expect(evaluate(formula, {}, { now: '2026-11-20T20:00:00Z' })).toEqual({ ok: true, value: null })
  }
})

test('a key that formulas could not read is known before the field is made', () => {
  expect(['amount', 'Line_2', 'x'].map(isFormulaName)).toEqual([true, true, true])
  const keys = ['me', 'today', 'in', 'while', '_a', '2nd', 'a-b', '金额', 'constructor', '', 'a'.repeat(64)]
  expect(keys.filter(isFormulaName)).toEqual([])
})
