import { plainDigits } from '../../../values/decimal.ts'

export const timePrecisions = ['minute', 'second'] as const
export type TimePrecision = (typeof timePrecisions)[number]

const spoken = /^(\d{1,2})[:：.](\d{2})(?:[:：.](\d{2})(?:\.\d{1,9})?)?\s*(am|pm)?$/i
const run = /^(\d{2})(\d{2})(\d{2})?$/

/** Reads typed times (`9:30`, `0930`, `9：30`, `9:30 pm`) and returns the canonical text: `09:30`, `09:30:00`. */
export function canonicalTime(raw: string, precision: TimePrecision): string | undefined {
  const text = plainDigits(raw.trim())
  const [, hour, minute, second = '00', half] = spoken.exec(text) ?? run.exec(text) ?? []
  if (hour === undefined || minute === undefined) return undefined

  const hours = half === undefined ? Number(hour) : hourOfHalf(Number(hour), half)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const time = `${two(hours)}:${minute}`
  return precision === 'minute' ? time : `${time}:${second}`
}

/** Returns the time as formulas see it: the duration since midnight. */
export function durationOfTime(time: string): string {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return `${hour}h${minute}m${second}s`
}

/** The inverse of `durationOfTime`; undefined outside the day. */
export function timeOfDuration(duration: string, precision: TimePrecision): string | undefined {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:\d+ms)?$/.exec(duration)
  if (!parts) return undefined
  const [hour, minute, second] = [parts[1], parts[2], parts[3]].map((part) => two(Number(part ?? 0)))
  return canonicalTime(`${hour}:${minute}:${second}`, precision)
}

/** 12 am is midnight, 12 pm is noon, and hours above 12 are invalid. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return 24
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

const units = ['hour', 'minute', 'second'] as const
export type TimeUnit = (typeof units)[number]
export type TimeParts = Readonly<Record<TimeUnit, number>>
type Hours = Readonly<{ earliest: string; latest: string }>

export function unitsOfTime(precision: TimePrecision): readonly TimeUnit[] {
  return precision === 'minute' ? units.slice(0, 2) : units
}

export function partsOfTime(time: string): TimeParts {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return { hour, minute, second }
}

export function textOfTimeParts({ hour, minute, second }: TimeParts): string {
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Turns one wheel and keeps the time inside the allowed hours. */
export function turnTime(parts: TimeParts, unit: TimeUnit, value: number, hours: Hours): TimeParts {
  const turned = { ...parts, [unit]: value }
  const [from, to] = rangeOfTime('minute', turned, hours)
  return { ...turned, minute: Math.min(to, Math.max(from, turned.minute)) }
}

/** Returns the first and last value of a wheel. */
export function rangeOfTime(
  unit: TimeUnit,
  { hour }: TimeParts,
  { earliest, latest }: Hours,
): readonly [number, number] {
  const [first, last] = [partsOfTime(earliest), partsOfTime(latest)]
  const ranges: Record<TimeUnit, readonly [number, number]> = {
    hour: [first.hour, last.hour],
    minute: [hour <= first.hour ? first.minute : 0, hour >= last.hour ? last.minute : 59],
    second: [0, 59],
  }
  return ranges[unit]
}

/** Returns the nearest allowed time. */
export function nearestInHours(time: string, { earliest, latest }: Hours): string {
  const minute = time.slice(0, 5)
  if (minute < earliest) return `${earliest}:00`
  return minute > latest ? `${latest}:00` : time
}
