const longMonths = [1, 3, 5, 7, 8, 10, 12]

/** `2026-02-28` is a day of the Gregorian calendar, `2026-02-29` is not. Years 1 to 9999. */
export function isCalendarDay(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return false

  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The number of days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return longMonths.includes(month) ? 31 : 30
}
