import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { expectedBy, isScheduleDue } from '../../../sync-runs/index.ts'
import { syncOf } from './edit-syncs.ts'
import { dataRuns } from './run-store.ts'
import { selectScheduled } from './sync-store.ts'

export const beginPreview = serve(contract.dataSyncs.preview, async ({ input, tx, server, actor, now }) => {
  const { id: syncId, readUntil: readSince } = await syncOf(tx, input.id)
  const moments = { asOf: now, readSince }
  const run = { syncId, kind: 'preview', expected: null, startedBy: actor.personId, now, ...moments } as const
  return begin(tx, { ...run, id: server.newId() })
})

export const beginRun = serve(contract.dataSyncs.run, async ({ input, tx, server, actor, now }) => {
  const { id: syncId } = await syncOf(tx, input.id)
  const preview = await dataRuns.find(tx, input.previewId)
  if (preview?.syncId !== syncId) throw new Refusal<RefusalCode>('dataSyncs.runNotFound')
  const { asOf, readSince } = preview
  const expected = expectedBy(preview)
  if (expected === undefined) throw new Refusal<RefusalCode>('dataSyncs.notPreview')
  const moments = { asOf, readSince }
  const run = { syncId, kind: 'run', expected, startedBy: actor.personId, now, ...moments } as const
  return begin(tx, { ...run, id: server.newId() })
})

async function begin(
  tx: Tx,
  run: Parameters<typeof dataRuns.insert>[1],
): Promise<Readonly<{ runId: string }>> {
  if (!(await dataRuns.insert(tx, run))) throw new Refusal<RefusalCode>('dataSyncs.underWay')
  return { runId: run.id }
}

/** Begins the runs of the schedule whose time has come. */
export async function beginScheduledSyncs(server: Server, tenant: string): Promise<void> {
  const now = server.clock()
  const db = server.db.tenant(tenant)
  const due = (await selectScheduled(db)).filter(({ schedule, lastAt }) =>
    isScheduleDue(schedule, lastAt, now),
  )
  if (due.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { id: syncId, readUntil: readSince } of due) {
      const moments = { now: isoOf(now), asOf: isoOf(now), readSince }
      const run = { syncId, kind: 'run', expected: null, startedBy: null, ...moments } as const
      await dataRuns.insert(tx, { ...run, id: server.newId() })
    }
  })
}
