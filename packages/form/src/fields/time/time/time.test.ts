import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'
import { time } from './time.ts'
import {
  nearestInHours,
  partsOfTime,
  rangeOfTime,
  textOfTimeParts,
  turnTime,
  unitsOfTime,
} from './time-parts.ts'
import { durationOfTime, timeOfDuration } from './time-text.ts'

test.each([
  ['minute', '9:30', '09:30'],
  ['minute', '09:30:59', '09:30'],
  ['minute', '0930', '09:30'],
  ['minute', '９：３０', '09:30'],
  ['minute', '9.30', '09:30'],
  ['minute', '12:05 am', '00:05'],
  ['minute', '9:30PM', '21:30'],
  ['second', '9:30', '09:30:00'],
  ['second', '23:59:59.5', '23:59:59'],
])('with the precision %s, %s is stored as %s', (precision, raw, stored) => {
  expect(kindTest(time, { precision }).read(raw)).toBe(stored)
})

test.each([['24:00'], ['9:60'], ['9'], ['93'], ['13:00 pm'], ['noon'], [930], ['9:30x']])(
  '%j is no time of day',
  (raw) => {
    expect(kindTest(time).read(raw)).toEqual({ code: 'form.wrongType' })
  },
)

test('the office is open between two minutes, the last one to its end', () => {
  const open = kindTest(time, { precision: 'second', earliest: '09:00', latest: '18:00' })
  expect(open.problem('08:59:59')).toEqual({ code: 'form.beforeEarliest', params: { earliest: '09:00' } })
  expect(open.problem('18:00:59')).toBeUndefined()
  expect(open.problem('18:01:00')).toEqual({ code: 'form.afterLatest', params: { latest: '18:00' } })
  expect(time.settings.safeParse({ earliest: '18:00', latest: '09:00' }).success).toBe(false)
  expect(time.settings.safeParse({ latest: '24:00' }).success).toBe(false)
})

test('times subtract in formulas, and a formula gives one', () => {
  const plan = expensePlan({
    fields: [
      { key: 'from', kind: 'time', label: 'From', default: { formula: 'timeOfDay(now)' } },
      { key: 'to', kind: 'time', label: 'To', default: { formula: "from + duration('8h')" } },
      { key: 'hours', kind: 'calculate', label: 'Hours', settings: { formula: 'hours(to - from)' } },
    ],
  })
  const options = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
  expect(checkValues(plan, {}, options).values).toEqual({ from: '09:30', to: '17:30', hours: '8' })
  expect(checkValues(plan, { to: '12:00' }, options).values.hours).toBe('2.5')
  expect(checkValues(plan, { from: null }, options)).toMatchObject({ values: { hours: null }, problems: [] })
})

test('a length of time is a time of day only within one day', () => {
  expect(durationOfTime('09:05')).toBe('9h5m0s')
  expect(timeOfDuration('9h5m12s', 'second')).toBe('09:05:12')
  expect(timeOfDuration('0s', 'minute')).toBe('00:00')
  for (const outside of ['1d', '-1h', '25h']) expect(timeOfDuration(outside, 'minute')).toBeUndefined()
})

test('wheels stay inside the hours', () => {
  const hours = { earliest: '09:30', latest: '18:15' }
  expect(rangeOfTime('hour', partsOfTime('12:00'), hours)).toEqual([9, 18])
  expect(rangeOfTime('minute', partsOfTime('09:40'), hours)).toEqual([30, 59])
  expect(textOfTimeParts(turnTime(partsOfTime('12:50'), 'hour', 18, hours))).toBe('18:15:00')
  expect(nearestInHours('07:00', hours)).toBe('09:30:00')
  expect(unitsOfTime('minute')).toEqual(['hour', 'minute'])
})
