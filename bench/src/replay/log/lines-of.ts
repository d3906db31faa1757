import { hash } from 'node:crypto'
import type { TraceEvent } from './trace.ts'

/** A case's events as one short text that is the same only for the same events: there may be very many cases. */
export function linesOf(events: readonly TraceEvent[]): string {
  const lines = events.map(({ activity, transition, at, resource }) =>
    JSON.stringify([activity, transition, at, resource]),
  )
  return hash('sha256', lines.join('\n'), 'hex')
}
