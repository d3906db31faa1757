import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { date } from './date.ts'

test.each([
  ['day', '2026-11-20', '2026-11-20'],
  ['day', '2026/1/5', '2026-01-05'],
  ['day', '2026-11-20T09:30:00.000Z', '2026-11-20'],
  ['month', '2026-11', '2026-11-01'],
  ['year', '2026', '2026-01-01'],
  ['minute', '2026-11-20 9:30', '2026-11-20T09:30'],
  ['minute', '2026-11-20T09:30:59+08:00', '2026-11-20T09:30'],
  ['second', '2026-11-20 09:30', '2026-11-20T09:30:00'],
  ['halfDay', '2026-11-20 下午', '2026-11-20T12:00'],
  ['halfDay', '2026-11-20 am', '2026-11-20T00:00'],
  ['halfDay', '2026-11-20T17:45', '2026-11-20T12:00'],
  ['halfDay', '2026-11-20', '2026-11-20T00:00'],
])('with the precision %s, %s is stored as %s', (precision, raw, stored) => {
  expect(kindTest(date, { precision }).read(raw)).toBe(stored)
})

test.each([
  ['2026-02-29'],
  ['2026-11'],
  ['20261120'],
  ['2026-11-20x'],
  ['tomorrow'],
  ['2026-11-20T24:00'],
  ['2026-11-20 PM'],
  [20261120],
])('%j is no day', (raw) => {
  expect(kindTest(date).read(raw)).toEqual({ code: 'form.wrongType' })
})

test('a day outside the limits is refused on submitting', () => {
  const limited = kindTest(date, { earliest: '2026-01-01', latest: '2026-12-31' })
  expect(limited.problem('2025-12-31')).toEqual({
    code: 'form.beforeEarliest',
    params: { earliest: '2026-01-01' },
  })
  expect(limited.problem('2027-01-01')).toEqual({
    code: 'form.afterLatest',
    params: { latest: '2026-12-31' },
  })
  expect(limited.problem('2026-12-31')).toBeUndefined()
})

test('a date reads as the language writes it', () => {
  const timed = kindTest(date, { precision: 'minute' })
  expect(timed.text('2026-11-20T09:30')).toBe('Nov 20, 2026 09:30')
  expect(timed.text('2026-11-20T09:30', { locale: 'zh-CN' })).toBe('2026-11-20 09:30')
  expect(kindTest(date, { precision: 'halfDay' }).text('2026-11-20T12:00')).toBe('Nov 20, 2026 PM')
  expect(kindTest(date, { precision: 'month' }).text('2026-11-01')).toBe('Nov 2026')
})

test.each([
  ['day', '2026-11-05'],
  ['month', '2026-11-01'],
  ['year', '2026-01-01'],
  ['minute', '2026-11-20T09:30'],
  ['halfDay', '2026-11-20T00:00'],
  ['halfDay', '2026-11-20T12:00'],
] as const)(
  'with the precision %s a sheet is read as it was written, in any language',
  (precision, value) => {
    const written = kindTest(date, { precision })
    for (const locale of ['zh-CN', 'en-US'] as const)
      expect(written.read(written.parse(written.text(value, { locale })))).toBe(value)
  },
)

test('a driver gives a time with a space, and gets a column that fits', () => {
  const settings = date.settings.parse({ precision: 'minute' })
  expect(date.fromColumn?.('2026-11-20 09:30:00', settings)).toBe('2026-11-20T09:30')
  expect(kindTest(date, { precision: 'minute' }).column()?.type).toBe('timestamp')
  expect(kindTest(date).column()?.type).toBe('date')
})
