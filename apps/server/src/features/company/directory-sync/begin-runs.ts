import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { type Call, serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { expectedBy, isScheduleDue } from '../../../sync-runs/index.ts'
import { type DirectoryRun, directoryRuns } from './run-store.ts'

export const beginPreview = serve(contract.directorySync.preview, (call) =>
  begin(call, { kind: 'preview', expected: null }),
)

export const beginRun = serve(contract.directorySync.run, async (call) => {
  const { input, tx } = call
  const preview = await directoryRuns.find(tx, input.previewId)
  if (!preview) throw new Refusal<RefusalCode>('directorySync.notFound')
  const expected = expectedBy(preview)
  if (expected === undefined) throw new Refusal<RefusalCode>('directorySync.notPreview')
  return begin(call, { kind: 'run', expected })
})

type Beginning = Pick<Call<typeof contract.directorySync.run>, 'tx' | 'server' | 'actor' | 'now'>

async function begin(
  { tx, server, actor, now }: Beginning,
  run: Pick<DirectoryRun, 'kind' | 'expected'>,
): Promise<Readonly<{ id: string }>> {
  const { isOn } = await server.settings.of(actor.tenant, 'ldap')
  if (!isOn) throw new Refusal<RefusalCode>('directorySync.off')
  const id = server.newId()
  const isBegun = await directoryRuns.insert(tx, { ...run, id, startedBy: actor.personId, now })
  if (!isBegun) throw new Refusal<RefusalCode>('directorySync.underWay')
  return { id }
}

/** Begins the run of the schedule when its time has come. */
export async function beginScheduled(server: Server, tenant: string): Promise<void> {
  const { schedule } = await server.settings.of(tenant, 'directorySync')
  const { isOn } = await server.settings.of(tenant, 'ldap')
  if (schedule === 'manually' || !isOn) return
  const now = server.clock()
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const [last] = await directoryRuns.lastScheduled(tx, {})
      if (!isScheduleDue(schedule, last?.startedAt ?? null, now)) return
      const run = { kind: 'run', startedBy: null, expected: null, now: isoOf(now) } as const
      await directoryRuns.insert(tx, { ...run, id: server.newId() })
    })
}
