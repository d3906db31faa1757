import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'

const minutes = 60_000

/** Until when a node keeps an import to itself; it says so anew with every batch. */
export function leaseEnd({ clock }: Pick<Server, 'clock'>): string {
  return isoOf(clock() + 3 * minutes)
}
