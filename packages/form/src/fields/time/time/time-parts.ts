import type { TimePrecision } from './time-text.ts'

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
