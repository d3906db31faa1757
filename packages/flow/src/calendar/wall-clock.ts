export const secondsOfDay = 86_400

/** Local time of a zone, as seconds since its own 1970-01-01T00:00. */
export function localSecondsOf(instant: string, timeZone: string): number {
  const seconds = secondsOf(instant)
  return seconds + offsetAt(seconds, timeZone)
}

/** Local time of a zone to the minute: `2026-01-31T09:00`. */
export function localTextOf(instant: string, timeZone: string): string {
  return isoAt(localSecondsOf(instant, timeZone)).slice(0, 16)
}

/** The instant (ISO 8601 in UTC) of a local time; see `secondsAt` for repeated and skipped hours. */
export function instantAt(wall: number, timeZone: string): string {
  return isoAt(secondsAt(wall, timeZone))
}

/**
 * Seconds since 1970 of a local time. A repeated hour means its first occurrence; a skipped hour is read with the
 * offset before the change (RFC 5545).
 */
export function secondsAt(wall: number, timeZone: string): number {
  const day = Math.floor(wall / secondsOfDay)
  const [before, after] = [offsetOn(day - 1, timeZone), offsetOn(day + 2, timeZone)]
  const isShownBy = (offset: number) => offsetAt(wall - offset, timeZone) === offset
  return wall - (before === after || isShownBy(before) || !isShownBy(after) ? before : after)
}

/** ISO 8601 in UTC of seconds since 1970, as the product stores it. */
export function isoAt(seconds: number): string {
  return `${dayText(Math.floor(seconds / secondsOfDay))}T${timeText(modulo(seconds, secondsOfDay))}.000Z`
}

/** A day since 1970 as `2026-01-31` (Howard Hinnant's civil_from_days). */
export function dayText(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const ofEra = modulo(shifted, 146_097)
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

/** 0 is Monday. */
export function weekdayOf(day: number): number {
  return modulo(day + 3, 7)
}

const mostKept = 5000
const kept = new Map<string, number>()

/**
 * Offset of a zone in seconds at midnight UTC of a day. Cached, because Intl is slow and callers ask for consecutive
 * days.
 */
function offsetOn(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`
  const known = kept.get(key)
  if (known !== undefined) return known

  const offset = offsetAt(day * secondsOfDay, timeZone)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, offset)
  return offset
}

/** Offset of a zone from UTC in seconds. */
function offsetAt(seconds: number, timeZone: string): number {
  const shown: Record<string, string> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(seconds * 1000)) shown[type] = value
  const { year, month, day, hour, minute, second } = shown
  return secondsOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - seconds
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known

  const numeric = {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const format = new Intl.DateTimeFormat('en-US', {
    ...numeric,
    timeZone,
    year: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  formats.set(timeZone, format)
  return format
}

function timeText(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}

const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})$/

/** Seconds since 1970 of an ISO 8601 instant with offset; NaN for anything else. */
export function secondsOf(instant: string): number {
  const [, year, month, day, hour, minute, second, zone = ''] = iso.exec(instant) ?? []
  const days = daysSince1970(Number(year), Number(month), Number(day))
  return ((days * 24 + Number(hour)) * 60 + Number(minute) - offsetMinutes(zone)) * 60 + Number(second)
}

/** Days from civil (Howard Hinnant): years begin in March, so that a leap day is the last day of its year. */
function daysSince1970(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function offsetMinutes(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return zone.startsWith('-') ? -minutes : minutes
}

const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/

/**
 * The instant of a form value: an instant as it is, a date or local time in the given zone (a date means midnight).
 * Undefined for anything else.
 */
export function instantOfValue(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!Number.isNaN(secondsOf(value))) return isoAt(secondsOf(value))

  const [, day, time = '00:00'] = localTime.exec(value) ?? []
  const wall = day === undefined ? Number.NaN : secondsOf(`${day}T${time}:00Z`)
  return Number.isNaN(wall) ? undefined : instantAt(wall, timeZone)
}
