export const DAY = 86_400_000
const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896

type Civil = Readonly<{ year: number; month: number; day: number }>

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

/** Adds calendar months; the day is clamped to the target month (31 January + 1 month = 28 or 29 February). */
export function addMonths(days: number, months: number): number {
  const { year, month, day } = civilFromDays(days)
  const total = year * 12 + (month - 1) + months
  const target = { year: Math.floor(total / 12), month: (((total % 12) + 12) % 12) + 1 }
  return daysFromCivil({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** Whole months from one day to another, negative when it is earlier. */
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

const dayText = /^(\d{4})-(\d{2})-(\d{2})$/
const timeText = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/

/** `2026-01-31` as days since 1970-01-01, or undefined. */
export function readDay(text: string): number | undefined {
  const parts = dayText.exec(text)
  if (!parts) return undefined
  const civil: Civil = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) }
  return isCivil(civil) ? daysFromCivil(civil) : undefined
}

export function writeDay(days: number): string {
  const { year, month, day } = civilFromDays(days)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** ISO 8601 as wall-clock milliseconds, with the offset in minutes when the text names one. */
export function readDateTime(
  text: string,
): Readonly<{ local: number; offset: number | undefined }> | undefined {
  const parts = timeText.exec(text)
  const day = parts?.[1] === undefined ? undefined : readDay(parts[1])
  if (!parts || day === undefined) return undefined

  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 0)]
  const offset = parts[6] === undefined ? undefined : readOffset(parts[6])
  if (hour > 23 || minute > 59 || second > 59 || Math.abs(offset ?? 0) > 18 * 60) return undefined
  const fraction = Math.floor(Number(`0.${parts[5] ?? 0}`) * 1000)
  return { local: day * DAY + ((hour * 60 + minute) * 60 + second) * 1000 + fraction, offset }
}

/** An instant as ISO 8601 with an offset (minutes east of UTC); milliseconds only when non-zero. */
export function writeDateTime(instant: number, offset: number): string {
  const local = instant + offset * 60_000
  const days = Math.floor(local / DAY)
  const rest = local - days * DAY
  const [hour, minute, second] = [rest / 3_600_000, (rest / 60_000) % 60, (rest / 1000) % 60].map(Math.floor)
  const fraction = rest % 1000 === 0 ? '' : `.${String(rest % 1000).padStart(3, '0')}`
  return `${writeDay(days)}T${two(hour)}:${two(minute)}:${two(second)}${fraction}${writeOffset(offset)}`
}

function readOffset(text: string): number {
  if (text === 'Z') return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))
  return text.startsWith('-') ? -minutes : minutes
}

function writeOffset(offset: number): string {
  const size = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

function two(number = 0): string {
  return String(number).padStart(2, '0')
}

const units = { d: DAY, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const
const durationText = /^(-)?(?:(\d{1,7})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?(?:(\d{1,9})ms)?$/

/** `1d12h30m` (days, hours, minutes, seconds, ms, each optional, in this order) as milliseconds, or undefined. A day is 24 hours. */
export function readDuration(text: string): number | undefined {
  const parts = durationText.exec(text)
  if (!parts || text === '' || text === '-') return undefined
  const size = Object.values(units).reduce(
    (sum, unit, index) => sum + unit * Number(parts[index + 2] ?? 0),
    0,
  )
  return parts[1] && size > 0 ? -size : size
}

export function writeDuration(milliseconds: number): string {
  let rest = Math.abs(milliseconds)
  let text = ''
  for (const [name, unit] of Object.entries(units)) {
    const count = Math.floor(rest / unit)
    rest -= count * unit
    if (count > 0) text += `${count}${name}`
  }
  if (text === '') return '0s'
  return milliseconds < 0 ? `-${text}` : text
}
