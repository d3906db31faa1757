import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { findRun, type StoredRun } from './run-store.ts'

type RunKey = Readonly<{ id: string; runId: string }>

/** Returns a run of a trigger. Refuses `triggers.runNotFound`. */
export async function knownRun(tx: Reader, { id, runId }: RunKey): Promise<StoredRun> {
  const run = /^\d{1,18}$/.test(runId) ? await findRun(tx, runId) : undefined
  if (run?.triggerId !== id) throw new Refusal<RefusalCode>('triggers.runNotFound')
  return run
}
