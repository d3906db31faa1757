import { calendar, type Instant, toDate, wallDate, type Zone } from './calendar.ts'

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

/** `11月20日` or `Nov 20`: the year goes without saying. */
export function formatMonthDay(zone: Zone, instant: Instant): string {
  return calendar(zone, { month: zone.locale === 'en-US' ? 'short' : 'long', day: 'numeric' }).format(
    toDate(instant),
  )
}

function two(count: number): string {
  return String(count).padStart(2, '0')
}
