import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../../test/expense-claim.ts'
import { kindTest } from '../../../../test/kind-test.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'
import { offeredPresets } from './date-presets.ts'
import { dateRange } from './date-range.ts'

const days = kindTest(dateRange)
const leave = ['2026-11-18', '2026-11-20']

test('two dates, each as a date is read', () => {
  expect(days.read(['2026/11/18', '2026-11-20T09:00:00Z'])).toEqual(leave)
  expect(kindTest(dateRange, { precision: 'minute' }).read(['2026-11-18 9:00', '2026-11-20'])).toEqual([
    '2026-11-18T09:00',
    '2026-11-20T00:00',
  ])
  for (const raw of [['2026-11-18'], [...leave, '2026-11-21'], '2026-11-18', ['2026-11-18', ''], [1, 2]]) {
    expect(days.read(raw)).toEqual({ code: 'form.wrongType' })
  }
})

test('without their halves, the first day is whole from its morning and the last one until its evening', () => {
  const halves = kindTest(dateRange, { precision: 'halfDay' })
  expect(halves.read(['2026-11-18', '2026-11-20'])).toEqual(['2026-11-18T00:00', '2026-11-20T12:00'])
  expect(halves.read(['2026-11-18 下午', '2026/11/20 上午'])).toEqual([
    '2026-11-18T12:00',
    '2026-11-20T00:00',
  ])
})

test('it may not end before it starts, nor leave its limits', () => {
  expect(days.problem(leave.toReversed())).toEqual({ code: 'form.endsBeforeStart' })
  expect(days.problem(['2026-11-18', '2026-11-18'])).toBeUndefined()
  const limited = kindTest(dateRange, { earliest: '2026-11-01', latest: '2026-11-19' })
  expect(limited.problem(leave)).toEqual({ code: 'form.afterLatest', params: { latest: '2026-11-19' } })
  expect(limited.problem(['2026-10-31', '2026-11-02'])).toMatchObject({ code: 'form.beforeEarliest' })
})

test('it reads in the language of the reader, and an import sheet may write it so', () => {
  expect(days.text(leave)).toBe('Nov 18, 2026 – Nov 20, 2026')
  expect(days.text(leave, { locale: 'zh-CN' })).toBe('2026-11-18 至 2026-11-20')
  for (const written of ['2026-11-18 至 2026-11-20', '2026/11/18~2026/11/20', '2026-11-18 - 2026-11-20']) {
    expect(days.read(days.parse(written))).toEqual(leave)
  }
})

test('a formula counts its days and gives one; nothing filled in counts nothing', () => {
  const plan = expensePlan({
    fields: [
      { key: 'leave', kind: 'date-range', label: 'L', default: { formula: '[today, addDays(today, 2)]' } },
      {
        key: 'days',
        kind: 'calculate',
        label: 'D',
        settings: { formula: 'workingDays(leave[0], leave[1])', precision: 0 },
      },
    ],
  })
  const options = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
  expect(checkValues(plan, {}, options).values).toEqual({ leave: ['2026-11-20', '2026-11-22'], days: '1' })
  expect(checkValues(plan, { leave: null }, options)).toMatchObject({ values: { days: null }, problems: [] })
})

test('what is stored comes back, cut to a precision that has changed since', () => {
  const minutes = dateRange.settings.parse({ precision: 'minute' })
  expect(dateRange.fromColumn?.(leave, minutes)).toEqual(['2026-11-18T00:00', '2026-11-20T00:00'])
  expect(dateRange.fromColumn?.(['2026-11-18T09:00', '2026-11-20T18:00'], days.settings)).toEqual(leave)
})

test('past ranges end today and begin the day after the one that would count twice', () => {
  const presets = (settings: object, now: string) =>
    Object.fromEntries(
      offeredPresets(dateRange.settings.parse(settings), now).map(({ name, ends }) => [name, ends]),
    )
  expect(presets({}, '2026-03-31T09:30:00+08:00')).toEqual({
    threeDays: ['2026-03-29', '2026-03-31'],
    week: ['2026-03-25', '2026-03-31'],
    month: ['2026-03-01', '2026-03-31'],
    threeMonths: ['2026-01-01', '2026-03-31'],
    halfYear: ['2025-10-01', '2026-03-31'],
    year: ['2025-04-01', '2026-03-31'],
  })
  const timed = presets({ precision: 'minute', presets: ['week'] }, '2026-11-20T09:30:00+08:00')
  expect(timed).toEqual({ week: ['2026-11-14T00:00', '2026-11-20T09:30'] })
  expect(Object.keys(presets({ precision: 'year' }, '2026-11-20T09:30:00+08:00'))).toEqual(['year'])
  expect(presets({ earliest: '2026-11-15' }, '2026-11-20T09:30:00+08:00')).toEqual({
    threeDays: ['2026-11-18', '2026-11-20'],
  })
})
