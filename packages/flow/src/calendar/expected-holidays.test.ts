import { expect, test } from 'vitest'
import { expectedHolidays } from './expected-holidays.ts'

const datesOf = (year: number, name: string) =>
  expectedHolidays(year)
    .filter((holiday) => holiday.name === name)
    .map(({ day }) => day.slice(5))

test.each([
  [2025, '01-28', '04-04', '05-31', '10-06'],
  [2026, '02-16', '04-05', '06-19', '09-25'],
  [2027, '02-05', '04-05', '06-09', '09-15'],
  [2028, '01-25', '04-04', '05-28', '10-03'],
  [2030, '02-02', '04-05', '06-05', '09-12'],
  [2033, '01-30', '04-04', '06-01', '09-08'],
])('in %i lunar holidays begin on %s, %s, %s and %s', (year, eve, qingming, boats, moon) => {
  expect(datesOf(year, 'Spring Festival')[0]).toBe(eve)
  expect(datesOf(year, 'Spring Festival')).toHaveLength(4)
  expect(datesOf(year, 'Tomb-sweeping Day')).toEqual([qingming])
  expect(datesOf(year, 'Dragon Boat Festival')).toEqual([boats])
  expect(datesOf(year, 'Mid-autumn Festival')).toEqual([moon])
})

test('holidays with a fixed date have the days of the regulation', () => {
  expect(datesOf(2027, "New Year's Day")).toEqual(['01-01'])
  expect(datesOf(2027, 'Labour Day')).toEqual(['05-01', '05-02'])
  expect(datesOf(2027, 'National Day')).toEqual(['10-01', '10-02', '10-03'])
  expect(expectedHolidays(2027)).toHaveLength(13)
})

test('a day that two holidays share occurs once', () => {
  expect(expectedHolidays(2028)).toHaveLength(12)
})

test('a year outside the rule has none', () => {
  expect([expectedHolidays(2024), expectedHolidays(2100)]).toEqual([[], []])
})
