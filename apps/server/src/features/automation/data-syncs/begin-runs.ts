import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { syncOf } from './edit-syncs.ts'
import { findRun, insertRun, type StoredRun } from './run-store.ts'
import { selectScheduled } from './sync-store.ts'

export const beginPreview = serve(contract.dataSyncs.preview, async ({ input, tx, server, actor, now }) => {
  const { id: syncId, readUntil: readSince } = await syncOf(tx, input.id)
  const moments = { asOf: now, readSince }
  const run = { syncId, kind: 'preview', expected: null, startedBy: actor.personId, now, ...moments } as const
  return begin(tx, { ...run, id: server.newId() })
})

export const beginRun = serve(contract.dataSyncs.run, async ({ input, tx, server, actor, now }) => {
  const { id: syncId } = await syncOf(tx, input.id)
  const preview = await findRun(tx, input.previewId)
  if (preview?.syncId !== syncId) throw new Refusal<RefusalCode>('dataSyncs.runNotFound')
  const { state, fingerprint: expected, asOf, readSince } = preview
  if (!previewing.has(state) || expected === null) throw new Refusal<RefusalCode>('dataSyncs.notPreview')
  const moments = { asOf, readSince }
  const run = { syncId, kind: 'run', expected, startedBy: actor.personId, now, ...moments } as const
  return begin(tx, { ...run, id: server.newId() })
})

/** Runs that did nothing say what would have happened, as previews do. */
const previewing: ReadonlySet<StoredRun['state']> = new Set(['ready', 'changed', 'stopped'])

async function begin(tx: Tx, run: Parameters<typeof insertRun>[1]): Promise<Readonly<{ runId: string }>> {
  if (!(await insertRun(tx, run))) throw new Refusal<RefusalCode>('dataSyncs.underWay')
  return { runId: run.id }
}

const hour = 3_600_000
const pauses = { manually: Number.POSITIVE_INFINITY, hourly: hour, daily: 24 * hour } as const

/** Begins the runs of the schedule whose time has come. */
export async function beginScheduledSyncs(server: Server, tenant: string): Promise<void> {
  const now = server.clock()
  const db = server.db.tenant(tenant)
  const due = (await selectScheduled(db)).filter(
    ({ schedule, lastAt }) => lastAt === null || now >= Date.parse(lastAt) + pauses[schedule],
  )
  if (due.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { id: syncId, readUntil: readSince } of due) {
      const moments = { now: isoOf(now), asOf: isoOf(now), readSince }
      const run = { syncId, kind: 'run', expected: null, startedBy: null, ...moments } as const
      await insertRun(tx, { ...run, id: server.newId() })
    }
  })
}
