import { readCalculation, readCondition, writeCalculation, writeCondition } from '@signet/formula'
import { expect, test } from 'vitest'
import { completeRows, emptyLiteral, fromLines, toLines } from './rule-rows.ts'

test('a calculation is the same as its lines', () => {
  const source = 'sum(costs.amount) + sum(costs.dollars) * rate - 5 / 2'
  const lines = toLines(readCalculation(source) ?? { parts: [] })

  expect(lines.map(({ sign }) => sign).join('')).toBe('++*-/')
  expect(writeCalculation(fromLines(lines))).toBe(source)
})

test('lines and rows without a value stay out of the formula', () => {
  const lines = toLines(readCalculation('amount * 2') ?? { parts: [] })
  const without = lines.with(1, { sign: '*', operand: emptyLiteral('number') })
  expect(writeCalculation(fromLines(without))).toBe('amount')

  const rule = readCondition('amount > 5 || !isEmpty(city)') ?? { joined: 'and', rows: [] }
  const [first, second] = rule.rows
  const half = first && second ? [{ ...first, values: [emptyLiteral('number')] }, second] : []
  const group = { joined: 'or', rows: half } as const
  const empty = { joined: 'or', rows: half.slice(0, 1) } as const
  expect(writeCondition(completeRows({ joined: 'and', rows: [...half, empty, group] }))).toBe(
    '!isEmpty(city) && !isEmpty(city)',
  )
  expect(writeCondition(completeRows({ joined: 'or', rows: half }))).toBe('!isEmpty(city)')
})
