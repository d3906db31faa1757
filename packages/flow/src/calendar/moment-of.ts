import { secondsOf } from './instant.ts'
import { instantAt, isoAt } from './wall-clock.ts'

const onTheWall = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/

/**
 * The moment that a form field names: an instant as it is, a date or a time on the wall in the given zone (a day begins
 * at midnight). Undefined for anything else.
 */
export function instantOfValue(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'string') return undefined
  if (!Number.isNaN(secondsOf(value))) return isoAt(secondsOf(value))

  const [, day, time = '00:00'] = onTheWall.exec(value) ?? []
  const wall = day === undefined ? Number.NaN : secondsOf(`${day}T${time}:00Z`)
  return Number.isNaN(wall) ? undefined : instantAt(wall, timeZone)
}
