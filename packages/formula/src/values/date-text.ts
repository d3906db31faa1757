import { type Civil, civilFromDays, DAY, daysFromCivil, isCivil } from './civil.ts'

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

/** An instant as ISO 8601 in the given offset (minutes east of UTC), with milliseconds only when there are some. */
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
