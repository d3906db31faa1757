import type { Translate } from '../create-translate.ts'
import type { Locale } from '../locale.ts'

/** `2026-11-20` in Chinese, `Nov 20, 2026` in English. A bare `YYYY-MM-DD` is a day, not an instant. */
export function formatDate(zone: Zone, instant: Instant): string {
  if (typeof instant === 'string' && /^\d{4}-\d\d-\d\d$/.test(instant)) {
    return formatDate({ ...zone, timeZone: 'UTC' }, `${instant}T00:00:00Z`)
  }
  if (zone.locale === 'en-US') {
    return calendar(zone, { year: 'numeric', month: 'short', day: 'numeric' }).format(toDate(instant))
  }
  const [year, month, day] = wallDate(zone, instant)
  return `${year}-${two(month)}-${two(day)}`
}

/** `17:20`, on a 24-hour clock in every language. */
export function formatTime(zone: Zone, instant: Instant): string {
  return calendar(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(toDate(instant))
}

export function formatDateTime(zone: Zone, instant: Instant): string {
  return `${formatDate(zone, instant)} ${formatTime(zone, instant)}`
}

/** `11月20日` or `Nov 20`, without the year. */
function formatMonthDay(zone: Zone, instant: Instant): string {
  return calendar(zone, { month: zone.locale === 'en-US' ? 'short' : 'long', day: 'numeric' }).format(
    toDate(instant),
  )
}

function two(count: number): string {
  return String(count).padStart(2, '0')
}

type Words = Zone & Readonly<{ t: Translate }>

/**
 * The elapsed time in steps of spec section 9: under 1 minute "just now", minutes 1 to 59, hours 1 to 23,
 * days 1 to 6, weeks 1 to 3, months 1 to 3, otherwise the date. Days 28 and 29, between the fourth week and
 * the full month, count as one month. Future times are written as dates.
 */
export function relativeTime(words: Words, at: Instant, now: Instant): string {
  const minutes = Math.floor((toDate(now).getTime() - toDate(at).getTime()) / 60_000)
  if (minutes < -1) return formatDate(words, at)
  if (minutes < 1) return words.t('i18n.relative.justNow')

  const step = longestStep(minutes)
  return step ? words.t(`i18n.relative.${step.unit}`, { count: step.count }) : formatDate(words, at)
}

function longestStep(minutes: number): { unit: string; count: number } | null {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours < 1) return { unit: 'minutes', count: minutes }
  if (days < 1) return { unit: 'hours', count: hours }
  if (days < 7) return { unit: 'days', count: days }
  if (days < 28) return { unit: 'weeks', count: Math.floor(days / 7) }
  return days < 120 ? { unit: 'months', count: Math.max(1, Math.floor(days / 30)) } : null
}

/** The short form of a mail list: `17:20` today, `昨天 17:20`, `11月18日 17:20` this year, else the date. */
export function nearTime(words: Words, at: Instant, now: Instant): string {
  const daysAgo = dayNumber(words, now) - dayNumber(words, at)
  const time = formatTime(words, at)
  if (daysAgo === 0) return time
  if (daysAgo === 1) return words.t('i18n.near.yesterday', { time })
  if (wallDate(words, now)[0] === wallDate(words, at)[0]) return `${formatMonthDay(words, at)} ${time}`
  return formatDate(words, at)
}

/** An ISO 8601 string, epoch milliseconds, or a Date. */
export type Instant = string | number | Date

type Zone = Readonly<{ locale: Locale; timeZone?: string | undefined }>

const known = new Map<string, Intl.DateTimeFormat>()

/** Formatters are expensive to create, so each is cached. */
function calendar({ locale, timeZone }: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const made = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  known.set(key, made)
  return made
}

function toDate(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant)
}

/** Days since 1970 in the zone's calendar, so that "yesterday" follows the local date. */
function dayNumber(zone: Zone, instant: Instant): number {
  const [year, month, day] = wallDate(zone, instant)
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Year, month (1 to 12) and day in the zone's calendar. */
function wallDate({ timeZone }: Zone, instant: Instant): [number, number, number] {
  const parts = calendar(
    { locale: 'en-US', timeZone },
    { year: 'numeric', month: 'numeric', day: 'numeric' },
  ).formatToParts(toDate(instant))
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return [part('year'), part('month'), part('day')]
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/**
 * Converts a time with an offset (ISO 8601) to the local clock: `2026-03-03T07:30:00`. Returns other texts
 * unchanged.
 */
export function wallClock(text: string, timeZone: string | undefined): string {
  if (!isoTime.test(text)) return text
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text

  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return shown.format(date).replace(' ', 'T')
}
