import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { type Call, serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { findRun, insertRun, lastScheduled, type StoredRun } from './run-store.ts'

export const beginPreview = serve(contract.directorySync.preview, (call) =>
  begin(call, { kind: 'preview', expected: null }),
)

export const beginRun = serve(contract.directorySync.run, async (call) => {
  const { input, tx } = call
  const preview = await findRun(tx, input.previewId)
  if (!preview) throw new Refusal<RefusalCode>('directorySync.notFound')
  const { state, fingerprint: expected } = preview
  if (!previewing.has(state) || expected === null) throw new Refusal<RefusalCode>('directorySync.notPreview')
  return begin(call, { kind: 'run', expected })
})

/** Runs that did nothing say what would have happened, as previews do. */
const previewing: ReadonlySet<StoredRun['state']> = new Set(['ready', 'changed', 'stopped'])

type Beginning = Pick<Call<typeof contract.directorySync.run>, 'tx' | 'server' | 'actor' | 'now'>

async function begin(
  { tx, server, actor, now }: Beginning,
  run: Pick<StoredRun, 'kind' | 'expected'>,
): Promise<Readonly<{ id: string }>> {
  const { isOn } = await server.settings.of(actor.tenant, 'ldap')
  if (!isOn) throw new Refusal<RefusalCode>('directorySync.off')
  const id = server.newId()
  const isBegun = await insertRun(tx, { ...run, id, startedBy: actor.personId, now })
  if (!isBegun) throw new Refusal<RefusalCode>('directorySync.underWay')
  return { id }
}

const hour = 3_600_000
const pauses = { manually: Number.POSITIVE_INFINITY, hourly: hour, daily: 24 * hour } as const

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
      const [last] = await lastScheduled(tx)
      if (last && now < Date.parse(last.startedAt) + pauses[schedule]) return
      const run = { kind: 'run', startedBy: null, expected: null, now: isoOf(now) } as const
      await insertRun(tx, { ...run, id: server.newId() })
    })
}
