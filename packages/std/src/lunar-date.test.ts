import { expect, test } from 'vitest'
import { lunarDateOf } from './lunar-date.ts'

const lunarOf = (date: string) => lunarDateOf(Date.parse(date) / 86_400_000)

test.each([
  ['2020-01-25', 1, 1, false],
  ['2025-07-24', 6, 30, false],
  ['2025-07-25', 6, 1, true],
  ['2026-02-17', 1, 1, false],
  ['2027-02-05', 12, 29, false],
  ['2027-02-06', 1, 1, false],
  ['2030-02-03', 1, 1, false],
  ['2033-12-22', 11, 1, true],
  ['2099-01-21', 1, 1, false],
])('%s is month %i, day %i', (date, month, day, isLeap) => {
  expect(lunarOf(date)).toEqual({ month, day, isLeap })
})

test('a day before or after the table has no lunar date', () => {
  expect([lunarOf('2020-01-24'), lunarOf('2100-02-09')]).toEqual([undefined, undefined])
})
