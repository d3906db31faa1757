import { lunarDateOf } from '@signet/std'
import { dayText, secondsOf, secondsOfDay } from './wall-clock.ts'

/** A statutory holiday (`2027-02-06`) with its official English name. */
export type ExpectedHoliday = Readonly<{ day: string; name: string }>

/**
 * Returns the statutory holidays of China of a year, in order: 13 days by the regulation of 2024, fewer when two fall
 * on one day. Bridge days and make-up workdays are unknown until announced. Empty outside 2025 to 2099, for which the
 * rule of Qingming holds.
 */
export function expectedHolidays(year: number): readonly ExpectedHoliday[] {
  if (year < 2025 || year > 2099) return []

  const newYear = lunarDay(year, 1, 1)
  const holidays: readonly Holiday[] = [
    { name: "New Year's Day", first: dayOf(year, '01-01'), days: 1 },
    { name: 'Spring Festival', first: newYear - 1, days: 4 },
    { name: 'Tomb-sweeping Day', first: dayOf(year, `04-0${qingming(year)}`), days: 1 },
    { name: 'Labour Day', first: dayOf(year, '05-01'), days: 2 },
    { name: 'Dragon Boat Festival', first: lunarDay(year, 5, 5), days: 1 },
    { name: 'National Day', first: dayOf(year, '10-01'), days: 3 },
    { name: 'Mid-autumn Festival', first: lunarDay(year, 8, 15), days: 1 },
  ]
  const names = new Map(holidays.flatMap(datesOf))
  return [...names].map(([day, name]) => ({ day, name })).sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** `first` counts days since 1970. */
type Holiday = Readonly<{ name: string; first: number; days: number }>

function datesOf({ name, first, days }: Holiday): (readonly [string, string])[] {
  return Array.from({ length: days }, (_, at) => [dayText(first + at), name] as const)
}

/** Day of April on which the sun reaches 15 degrees, by the formula for the 21st century. */
function qingming(year: number): number {
  const ofCentury = year % 100
  return Math.floor(ofCentury * 0.2422 + 4.81) - Math.floor(ofCentury / 4)
}

/** Days since 1970 of a month and day (`10-01`) in a year. */
function dayOf(year: number, monthAndDay: string): number {
  return secondsOf(`${year}-${monthAndDay}T00:00:00Z`) / secondsOfDay
}

/** Days since 1970 of a lunar month and day in the lunar year that begins in a year. */
function lunarDay(year: number, month: number, day: number): number {
  let date = dayOf(year, '01-20')
  while (!isLunar(date, month, day)) date += 1
  return date
}

function isLunar(date: number, month: number, day: number): boolean {
  const lunar = lunarDateOf(date)
  return lunar?.month === month && lunar.day === day && !lunar.isLeap
}
