import type { Locale } from '../../../definition/localized-text.ts'
import { isCalendarDay } from '../../../formats/text-formats.ts'

/** Half days begin at midnight and at noon. */
export const datePrecisions = ['year', 'month', 'day', 'halfDay', 'minute', 'second'] as const
export type DatePrecision = (typeof datePrecisions)[number]

const shape = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?)?)?/

/** Reads ISO and typed dates (`2026/1/5 9:30`), truncates them to the precision and returns the canonical text. */
export function canonicalDate(raw: string, precision: DatePrecision): string | undefined {
  const text = precision === 'halfDay' ? halfDayAsTime(raw.trim()) : raw.trim()
  const parts = shape.exec(text)
  if (!parts || !isKnownRest(text.slice(parts[0].length))) return undefined

  const [year = '', month = '1', day = '1', hour = '0', minute = '0', second = '0'] = parts.slice(1)
  const whole = `${year}-${two(month)}-${two(day)}`
  if (!isCalendarDay(whole) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined
  if (tooCoarse(parts, precision)) return undefined

  return cut(
    { whole, time: `${two(hour)}:${minute.padStart(2, '0')}`, second: second.padStart(2, '0') },
    precision,
  )
}

const halfDayWord = /^(.*\d)\s?(上午|下午|AM|PM)$/i

/** Writes the word for a half day (`2026-11-20 下午`) as the time when it begins. */
function halfDayAsTime(text: string): string {
  const [, day = '', word] = halfDayWord.exec(text) ?? []
  if (word === undefined) return text
  return `${day} ${/下午|pm/i.test(word) ? '12:00' : '00:00'}`
}

/** Returns the word for the half day of a time: `上午`, `PM`. */
export function halfDayName(time: string, locale: Locale): string {
  const isMorning = time < '12'
  if (locale === 'en-US') return isMorning ? 'AM' : 'PM'
  return isMorning ? '上午' : '下午'
}

const englishShape = /^([A-Z][a-z]{2}) (?:(\d{1,2}), )?(\d{4})(.*)$/

/** Reads a cell of a sheet as `canonicalDate` does, and also the English `Nov 20, 2026 09:30`. */
export function dateInSheet(text: string): string {
  const [, name = '', day, year, rest = ''] = englishShape.exec(text.trim()) ?? []
  const month = months.indexOf(name) + 1
  if (month === 0) return text.trim()
  return [year, two(String(month)), ...(day === undefined ? [] : [two(day)])].join('-') + rest
}

/**
 * Formats `2026-11-20 09:30` in Chinese and `Nov 20, 2026 09:30` in English; months and years as `2026-11` and `2026`,
 * half days as `2026-11-20 上午`.
 */
export function readableDate(value: string, precision: DatePrecision, locale: Locale): string {
  const [day = '', time = ''] = value.split('T')
  if (precision === 'year') return day.slice(0, 4)
  if (precision === 'month') return locale === 'en-US' ? englishMonth(day) : day.slice(0, 7)

  const shown = locale === 'en-US' ? englishDay(day) : day
  if (time === '') return shown
  return `${shown} ${precision === 'halfDay' ? halfDayName(time, locale) : time}`
}

const plainLengths = { year: 4, month: 7, day: 10, minute: 16, second: 19 } as const

/** Returns a stored date as it is typed: `2026-11-20 09:30`, `2026-11-20 下午`. */
export function plainDate(value: string, precision: DatePrecision, locale: Locale): string {
  if (precision === 'halfDay') return value && `${value.slice(0, 10)} ${halfDayName(value.slice(11), locale)}`
  return value.replace('T', ' ').slice(0, plainLengths[precision])
}

/** Accepts only fractions of a second and an offset after a time. */
function isKnownRest(rest: string): boolean {
  return rest === '' || /^(\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/.test(rest)
}

function tooCoarse(parts: RegExpExecArray, precision: DatePrecision): boolean {
  if (precision === 'year') return false
  return parts[2] === undefined || (precision !== 'month' && parts[3] === undefined)
}

function cut(
  { whole, time, second }: Readonly<{ whole: string; time: string; second: string }>,
  precision: DatePrecision,
): string {
  if (precision === 'year') return `${whole.slice(0, 4)}-01-01`
  if (precision === 'month') return `${whole.slice(0, 7)}-01`
  if (precision === 'day') return whole
  if (precision === 'halfDay') return `${whole}T${time < '12' ? '00' : '12'}:00`
  return precision === 'minute' ? `${whole}T${time}` : `${whole}T${time}:${second}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns the name of a month without its year. */
export function monthName(day: string, locale: Locale): string {
  const month = Number(day.slice(5, 7))
  return locale === 'en-US' ? (months[month - 1] ?? '') : `${month}月`
}

function englishMonth(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

function englishDay(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}
