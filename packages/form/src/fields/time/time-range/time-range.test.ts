import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'
import { timeRange } from './time-range.ts'

const open = kindTest(timeRange, { earliest: '08:00', latest: '20:00' })

test('two times of one day', () => {
  expect(open.read(['9:30', '1800'])).toEqual(['09:30', '18:00'])
  expect(open.read(['9:30'])).toEqual({ code: 'form.wrongType' })
  expect(open.read('9:30')).toEqual({ code: 'form.wrongType' })
})

test('it may not run over midnight, nor leave its hours', () => {
  expect(open.problem(['18:00', '09:30'])).toEqual({ code: 'form.endsBeforeStart' })
  expect(open.problem(['07:00', '09:30'])).toEqual({
    code: 'form.beforeEarliest',
    params: { earliest: '08:00' },
  })
  expect(open.problem(['08:00', '20:00'])).toBeUndefined()
})

test('it reads with both ends, and is imported so', () => {
  expect(open.text(['09:30', '18:00'])).toBe('09:30 – 18:00')
  expect(open.read(open.parse('9:30 至 18:00'))).toEqual(['09:30', '18:00'])
  expect(timeRange.fromColumn?.(['09:30:15', '18:00:00'], open.settings)).toEqual(['09:30', '18:00'])
})

test('formulas know how long it is, and may fill it in', () => {
  const plan = expensePlan({
    fields: [
      {
        key: 'shift',
        kind: 'time-range',
        label: 'S',
        default: { formula: "[duration('9h'), duration('17h30m')]" },
      },
      { key: 'hours', kind: 'calculate', label: 'H', settings: { formula: 'hours(shift[1] - shift[0])' } },
    ],
  })
  const options = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
  expect(checkValues(plan, {}, options).values).toEqual({ shift: ['09:00', '17:30'], hours: '8.5' })
  expect(checkValues(plan, { shift: [] }, options)).toMatchObject({ values: { hours: null }, problems: [] })
})
