import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { findRun, type StoredRun } from './run-store.ts'

type Named = Readonly<{ id: string; runId: string }>

/** A run of a trigger. Refuses `triggers.runNotFound`. */
export async function knownRun(tx: Reader, { id, runId }: Named): Promise<StoredRun> {
  const run = /^\d{1,18}$/.test(runId) ? await findRun(tx, runId) : undefined
  if (run?.triggerId !== id) throw new Refusal<RefusalCode>('triggers.runNotFound')
  return run
}
