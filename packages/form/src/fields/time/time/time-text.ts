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
