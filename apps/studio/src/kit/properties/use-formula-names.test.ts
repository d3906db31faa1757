import { loadMatcher } from '@signet/i18n'
import { expect, test } from 'vitest'
import { completionsAt, withCompletion } from './use-formula-names.ts'

const amount = { name: 'amount', note: '金额' }
const lineAmount = { name: 'lines.amount', note: '明细 · 金额' }
const sum = { name: 'sum', note: '求和，忽略空值', search: '合计 heji hj total', isFunction: true }
const names = [amount, lineAmount, sum]
const matches = await loadMatcher()
const at = (formula: string) => completionsAt(formula, formula.length, names, matches)

test('names are offered by prefix, then by label', () => {
  expect(at('1 + am')).toEqual([amount, lineAmount])
  expect(at('金额')).toEqual([amount, lineAmount])
  expect(at('lines.')).toEqual([lineAmount])
  expect(at('su')).toEqual([sum])
})

test('a function is found by its names, its sound and its description', () => {
  for (const word of ['合计', '求和', 'heji', 'hj', 'total']) expect(at(`1 + ${word}`)).toEqual([sum])
})

test('a field is found by the pinyin and the initials of its label', () => {
  expect(at('1 + jine')).toEqual([amount, lineAmount])
  expect(at('1 + je')).toEqual([amount, lineAmount])
})

test('an empty formula begins with a field', () => {
  expect(at('')).toEqual([amount, lineAmount])
})

test('nothing is offered outside a name, or when the name is complete', () => {
  expect(at('1 + ')).toEqual([])
  expect(at('12')).toEqual([])
  expect(at('sum')).toEqual([])
})

test('a completed function puts the caret inside its brackets', () => {
  expect(withCompletion('1 + su * 2', 6, sum)).toEqual({ formula: '1 + sum() * 2', caret: 8 })
  expect(withCompletion('su(lines.amount)', 2, sum)).toEqual({ formula: 'sum(lines.amount)', caret: 4 })
  expect(withCompletion('金额', 2, amount)).toEqual({ formula: 'amount', caret: 6 })
})
