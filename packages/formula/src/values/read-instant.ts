import { aroundOf, type Run } from '../evaluate/run.ts'
import { clockOf, instantOf } from './clock.ts'
import { readDateTime } from './date-text.ts'
import { instant } from './instant.ts'

/** ISO 8601 or epoch milliseconds as an instant; a text without offset is the wall clock of the time zone around. */
export function readInstant(raw: unknown, run: Run): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? instant(raw) : undefined
  const read = typeof raw === 'string' ? readDateTime(raw) : undefined
  if (!read) return undefined
  if (read.offset !== undefined) return instant(read.local - read.offset * 60_000)
  return instant(instantOf(instant(read.local), clockOf(aroundOf(run))))
}
