export const DAY = 86_400_000
const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896

export type Civil = Readonly<{ year: number; month: number; day: number }>

/** Days since 1970-01-01 of a day in the Gregorian calendar (Hinnant, "chrono-compatible low-level date algorithms"). */
export function daysFromCivil({ year, month, day }: Civil): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The inverse of `daysFromCivil`. */
export function civilFromDays(days: number): Civil {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function isCivil({ year, month, day }: Civil): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** True for days of the years 1 to 9999. */
export function isDay(days: number): boolean {
  return days >= FIRST_DAY && days <= LAST_DAY
}

/** Adds calendar months; the day is held inside the target month (31 January + 1 month = 28 or 29 February). */
export function addMonths(days: number, months: number): number {
  const { year, month, day } = civilFromDays(days)
  const total = year * 12 + (month - 1) + months
  const target = { year: Math.floor(total / 12), month: (((total % 12) + 12) % 12) + 1 }
  return daysFromCivil({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** Whole months from one day to the other, negative when it lies before. */
export function monthsBetween(from: number, to: number): number {
  const [start, end] = [civilFromDays(from), civilFromDays(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  if (months > 0 && addMonths(from, months) > to) return months - 1
  if (months < 0 && addMonths(from, months) < to) return months + 1
  return months
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1
}
