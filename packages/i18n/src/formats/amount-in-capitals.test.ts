import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInCapitals } from './amount-in-capitals.ts'

test.each([
  ['0', '零元整'],
  ['0.00', '零元整'],
  ['0.05', '伍分'],
  ['0.50', '伍角'],
  ['1', '壹元整'],
  ['10', '壹拾元整'],
  ['1050.07', '壹仟零伍拾元零柒分'],
  ['12800.00', '壹万贰仟捌佰元整'],
  ['100000', '壹拾万元整'],
  ['1000005', '壹佰万零伍元整'],
  ['107000.53', '壹拾万零柒仟元伍角叁分'],
  ['100000000', '壹亿元整'],
  ['100000001', '壹亿零壹元整'],
  ['1234500000000', '壹万贰仟叁佰肆拾伍亿元整'],
  ['1000000000000', '壹万亿元整'],
  ['999999999999999', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整'],
  ['-16.9', '负壹拾陆元玖角'],
  ['-0.001', '零元整'],
])('%s is written %s', (amount, capitals) => {
  expect(amountInCapitals(amount)).toBe(capitals)
})

test('Taiwan reads traditional capitals', () => {
  expect(amountInCapitals('26000.3', 'zh-TW')).toBe('貳萬陸仟元參角')
})

test('sixteen integer digits are too many', () => {
  expect(() => amountInCapitals('1000000000000000')).toThrow(
    expect.objectContaining({ code: 'i18n.amountOverflow' }),
  )
  expect(() => amountInCapitals('1e20')).toThrow(expect.objectContaining({ code: 'i18n.amountNotANumber' }))
})

test('leading zeros do not count', () => {
  expect(amountInCapitals('0000000000000000012')).toBe('壹拾贰元整')
})

test('two different amounts never read the same', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 15 - 1 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      fc.pre(one !== other)
      expect(amountInCapitals(one)).not.toBe(amountInCapitals(other))
    }),
  )
})

test('foreign money is named before the amount, own money is not', () => {
  expect(amountInCapitals('450', 'zh-CN', 'USD')).toBe('美元肆佰伍拾元整')
  expect(amountInCapitals('-0.5', 'zh-TW', 'EUR')).toBe('歐元負伍角')
  expect(amountInCapitals('450', 'zh-CN', 'CNY')).toBe('肆佰伍拾元整')
})
