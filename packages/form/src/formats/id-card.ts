import { isCalendarDay } from './calendar-day.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** A Chinese identity number of 18 places: region, a real birthday, and the check digit of GB 11643-1999 (ISO 7064 MOD 11-2). */
export function isIdCard(text: string): boolean {
  const number = text.toUpperCase()
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false
  if (!isCalendarDay(`${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`)) return false

  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0)
  return checkDigits[sum % 11] === number[17]
}
