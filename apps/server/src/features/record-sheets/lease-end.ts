import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'

const minutes = 60_000

/** Returns the end of a node's lease on an import; every batch extends it. */
export function leaseEnd({ clock }: Pick<Server, 'clock'>): string {
  return isoOf(clock() + 3 * minutes)
}
