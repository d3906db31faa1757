import { expect, test } from 'vitest'
import { FormDefinition } from '../../definition/form-definition.ts'
import { withPlacesOfCount } from './whole-results.ts'

const { fields } = FormDefinition.parse({
  version: 1,
  key: 'trip',
  fields: [
    { key: 'trip', kind: 'date-range', label: 'Dates' },
    { key: 'people', kind: 'number', label: 'People', settings: { precision: 0 } },
    { key: 'rate', kind: 'number', label: 'Rate' },
    { key: 'result', kind: 'calculate', label: 'Result' },
    {
      key: 'costs',
      kind: 'sub-table',
      label: 'Costs',
      fields: [
        { key: 'pieces', kind: 'number', label: 'Pieces', settings: { precision: 0 } },
        { key: 'price', kind: 'number', label: 'Price' },
        { key: 'total', kind: 'calculate', label: 'Total' },
      ],
    },
  ],
})
const nights = 'daysBetween(trip[0], trip[1])'

function placesAfter(formula: string, path = 'result', before: object = {}) {
  const [result] = fields.filter(({ key }) => key === 'result')
  if (!result) throw new Error('the form lacks its result')
  const field = { ...result, settings: { ...before } }
  return withPlacesOfCount(field, { ...before, formula }, { fields, path })['precision']
}

test.each([
  nights,
  'daysBetween(trip[0], addDays(trip[1], 1)) * people',
  `${nights} + 1`,
  'count(costs)',
  'sum(costs.pieces)',
])('%s counts and has no decimals', (formula) => {
  expect(placesAfter(formula)).toBe(0)
})

test.each([
  `${nights} * rate`,
  `${nights} / 2`,
  'workingDays(trip[0], trip[1])',
  'sum(costs.price)',
  '1',
  'x +',
])('%s keeps the decimals of its kind', (formula) => {
  expect(placesAfter(formula)).toBeUndefined()
})

test('a column of the same row is known', () => {
  expect(placesAfter('pieces * 2', 'costs.total')).toBe(0)
  expect(placesAfter('pieces * price', 'costs.total')).toBeUndefined()
})

test('decimals come back with another formula, and those that were chosen stay', () => {
  expect(placesAfter('rate * 2', 'result', { formula: nights, precision: 0 })).toBeUndefined()
  expect(placesAfter(nights, 'result', { formula: 'rate', precision: 1 })).toBe(1)
  expect(placesAfter('rate', 'result', { formula: 'rate * 2', precision: 0 })).toBe(0)
})
