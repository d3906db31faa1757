import type { Locale } from '../locale.ts'

/** An ISO 8601 string, epoch milliseconds, or a Date. */
export type Instant = string | number | Date

export type Zone = Readonly<{ locale: Locale; timeZone?: string | undefined }>

const known = new Map<string, Intl.DateTimeFormat>()

/** Formatters are dear to make and cheap to use, so each is made once. */
export function calendar(
  { locale, timeZone }: Zone,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const made = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  known.set(key, made)
  return made
}

export function toDate(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant)
}

/** Days since 1970 on the wall calendar of the zone, so that "yesterday" is what the wall says. */
export function dayNumber(zone: Zone, instant: Instant): number {
  const [year, month, day] = wallDate(zone, instant)
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Year, month (1 to 12) and day on the wall calendar of the zone. */
export function wallDate({ timeZone }: Zone, instant: Instant): [number, number, number] {
  const parts = calendar(
    { locale: 'en-US', timeZone },
    { year: 'numeric', month: 'numeric', day: 'numeric' },
  ).formatToParts(toDate(instant))
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return [part('year'), part('month'), part('day')]
}
