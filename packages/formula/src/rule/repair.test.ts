import { expect, test } from 'vitest'
import { isProblem, parseFormula } from '../parse-formula.ts'
import type { Scope, ValueType } from '../value-type.ts'
import { listRepairs } from './repair.ts'

const scope: Scope = {
  trip: 'list<date>',
  number1: 'number',
  costs: { rows: { amount: 'number', note: 'text' } },
}

function repaired(source: string, wants: ValueType = 'number') {
  const problem = parseFormula(source, scope, wants)
  return isProblem(problem) ? listRepairs(source, problem, scope).map(({ formula }) => formula) : 'no problem'
}

test('a range where a number is wanted becomes its nights or days', () => {
  const spans = ['daysBetween(trip[0], trip[1])', 'daysBetween(trip[0], addDays(trip[1], 1))']
  expect(repaired('trip')).toEqual(spans)
  expect(repaired('daysBetween(trip)')).toEqual(spans)
  expect(repaired('number1 * daysBetween(trip)')).toEqual(spans.map((span) => `number1 * ${span}`))
})

test('a member of a range becomes its end, and a similar name the field', () => {
  expect(repaired('daysBetween(trip[0], trip.end)')).toEqual(['daysBetween(trip[0], trip[1])'])
  expect(repaired('numbr1 + 1')).toEqual(['number1 + 1'])
})

test('a column or the rows of a sub-table become totals', () => {
  expect(repaired('costs.amount')).toEqual(['sum(costs.amount)', 'avg(costs.amount)', 'max(costs.amount)'])
  expect(repaired('costs')).toEqual(['count(costs)'])
})

test('every repair mends the formula, and nothing is offered for what is not understood', () => {
  for (const source of ['trip', 'costs', 'costs.amount', 'daysBetween(trip)'])
    for (const formula of repaired(source)) expect(repaired(formula)).toBe('no problem')
  expect(repaired('missing + 1')).toEqual([])
  expect(repaired('number1 +')).toEqual([])
})
