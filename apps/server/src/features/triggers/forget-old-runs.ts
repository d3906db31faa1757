import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'
import { forgetRuns } from './run-store.ts'

const day = 24 * 60 * 60_000
const kept = 90 * day
/** Shorter, since runs skipped by their condition are many and say little. */
const skippedKept = 7 * day

export function forgetOldRuns({ db, clock }: Pick<Server, 'db' | 'clock'>, tenant: string): Promise<void> {
  const now = clock()
  return forgetRuns(db.tenant(tenant), { before: isoOf(now - kept), skippedBefore: isoOf(now - skippedKept) })
}
