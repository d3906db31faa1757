import type { DataSyncSettings } from '@signet/contract'
import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { Reason } from '../../../clock/reason.ts'
import { type TenantWork, workInTenant } from '../../../clock/work-in-tenant.ts'
import { houseLanguage, nobodyCalling } from '../../../http/caller.ts'
import { createAnswerMemory } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import {
  concludeRun,
  cutText,
  doDueSyncRuns,
  fingerprintOf,
  type RunPlace,
  SyncFailure,
  type SyncKind,
} from '../../../sync-runs/index.ts'
import { findInterface } from '../../data-interfaces/index.ts'
import { openCallFor } from '../../record-sheets/index.ts'
import { readSource, type SourceRows } from './read-source.ts'
import { type DataRun, dataRunChanges, dataRuns, storeAsked } from './run-store.ts'
import { takenFromCallers, valuesOf } from './sync-parameters.ts'
import {
  type Carried,
  countsOf,
  type Link,
  type SyncChange,
  type SyncWork,
  type TargetPlan,
} from './sync-plan.ts'
import { type DataSync, deleteLinks, findSync, loadLinks, storeLinks, storeReadUntil } from './sync-store.ts'
import { targetOf } from './targets.ts'

/** Runs of synchronizations between sources. */
const dataSyncKind: SyncKind<DataRun> = {
  table: 'data_sync_run',
  texts: 'data-syncs',
  runs: dataRuns,
  changes: dataRunChanges,
  ownerOf: ({ syncId }) => ({ syncId }),
  work: ({ server, ...place }) => doRun({ ...place, server: { ...server, answers: createAnswerMemory() } }),
  explain: () => undefined,
  notice: async (tx, { id, syncId }) => {
    const sync = await findSync(tx, syncId)
    return {
      alsoTo: sync ? [sync.savedBy] : [],
      titleParams: { name: sync?.settings.fullName ?? '' },
      fact: `dataSyncRun:${id}`,
    }
  },
}

/** Carries out the previews and runs that were begun, one at a time. Returns whether there were any. */
export function doDueSyncs(server: Server, tenant: string): Promise<boolean> {
  return doDueSyncRuns(dataSyncKind, server, tenant)
}

type RunOfSync = Readonly<{ run: DataRun; sync: DataSync }>

/** Reads the source before its transaction begins, since that takes long; then compares, and carries out a run. */
async function doRun(place: RunPlace): Promise<void> {
  const { server, tenant, id } = place
  const db = server.db.tenant(tenant)
  const run = await dataRuns.find(db, id)
  const sync = run && (await findSync(db, run.syncId))
  if (!run || !sync) return
  await storeAsked(db, id, valuesOf(sync.settings, run, server.timeZone))
  await server.tenants.refuseCopy(tenant)
  await refuseLeft(place, sync)
  const params = await paramsOf(place, { run, sync })
  const asked = { tenant, personId: sync.savedBy, now: isoOf(server.clock()), params }
  const source = await readSource(server, db, { asked, settings: sync.settings })
  await workInTenant(server, tenant, (work) => compare({ place, sync, source }, work))
}

/** Fails where the interface no longer takes a parameter: without it, the source might answer other rows. */
async function paramsOf({ server, tenant }: RunPlace, { run, sync }: RunOfSync) {
  const { question } = await findInterface(server.db.tenant(tenant), sync.settings.interfaceId)
  const values = valuesOf(sync.settings, run, server.timeZone)
  const unknown = values.find(({ name }) => !takenFromCallers(question).has(name))
  if (unknown) throw new SyncFailure('data-syncs.reason.noParameter', { parameter: unknown.name })
  return Object.fromEntries(values.map(({ name, value }) => [name, value]))
}

async function refuseLeft({ server, tenant }: RunPlace, { savedBy }: DataSync): Promise<void> {
  const directory = await server.directories.of(tenant)
  if (directory.isActive(savedBy)) return
  throw new SyncFailure('data-syncs.reason.personLeft', { name: directory.nameOf(savedBy) })
}

type Comparing = Readonly<{ place: RunPlace; sync: DataSync; source: SourceRows }>

async function compare({ place, sync, source }: Comparing, work: TenantWork): Promise<void> {
  const { server, tenant, id } = place
  const { tx } = work
  const run = await dataRuns.lock(tx, id)
  if (!run) return
  const links = await loadLinks(tx, sync.id)
  const gone = source.isWhole ? links.filter(({ key }) => !source.keys.has(key)) : []
  const { settings } = sync
  const asking = await workFor(place, sync, work)
  const planning = { settings, rows: source.rows, gone, holds: run.kind === 'run' }
  const plan = await targetOf(settings.target).plan(asking, planning)
  const planned = [...source.refused, ...plan.changes]
  const reportOf = (changes: readonly SyncChange[]) => ({
    counts: countsOf(changes, { rows: source.total, unchanged: plan.unchanged }),
    changes: changes.map(changeRow),
  })
  const state = await concludeRun(
    dataSyncKind,
    { ...work, place },
    {
      run,
      fingerprint: await fingerprintOf(planned, ({ kind, row, key, cells, reason }) => [
        ...[kind, row, key, cells, reason],
      ]),
      stop: stopOf(settings, planned, links),
      report: reportOf(planned),
      carryOut: async () => reportOf(await carryOut(asking, { sync, plan, gone, planned })),
    },
  )
  if (state !== 'done') return
  await storeReadUntil(tx, sync.id, run.asOf)
  work.afterCommit(() => server.outbox.wake(tenant))
}

function changeRow({ kind, row: sourceRow, key, cells, reason }: SyncChange) {
  const cut = cells.map((cell) => ({ ...cell, before: cutText(cell.before), after: cutText(cell.after) }))
  return { kind, sourceRow, key: cutText(key), cells: JSON.stringify(cut), reason }
}

/** Acts for the person who saved the settings, with what they may do now. */
async function workFor({ server, tenant, id }: RunPlace, { savedBy }: DataSync, work: TenantWork) {
  const person = { tenant, personId: savedBy, locale: houseLanguage } as const
  const asking = await openCallFor(server, work.tx, person)
  if (!asking) throw new SyncFailure('data-syncs.reason.personLeft', { name: savedBy })
  return { ...asking, caller: nobodyCalling(id), tell: (fact: OutboxFact) => work.tell(fact) }
}

function stopOf(
  { mostVanishedPercent: most }: DataSyncSettings,
  changes: readonly SyncChange[],
  { length: linked }: readonly Link[],
): Reason | null {
  const count = changes.filter(({ kind }) => kind === 'ended' || kind === 'removed').length
  const params = { count, linked, most }
  return count * 100 > most * linked ? { code: 'data-syncs.reason.tooManyVanish', params } : null
}

type Planned = Readonly<{
  sync: DataSync
  plan: TargetPlan
  gone: readonly Link[]
  planned: readonly SyncChange[]
}>

/** Returns what happened: rows that conflict with something stored meanwhile are refused, and the rest stays. */
async function carryOut(
  work: SyncWork,
  { sync, plan, gone, planned }: Planned,
): Promise<readonly SyncChange[]> {
  const { links, refused }: Carried = await plan.carryOut()
  await storeLinks(work.tx, sync.id, links)
  const placeOf = ({ row, key }: SyncChange) => `${row} ${key}`
  const left = new Set(refused.map(placeOf))
  const changes = [...planned.filter((change) => !left.has(placeOf(change))), ...refused]
  if (sync.settings.vanished.kind !== 'keep') {
    const kept = new Set(
      changes.flatMap(({ kind, row, key }) => (kind === 'refused' && row === 0 ? [key] : [])),
    )
    await deleteLinks(
      work.tx,
      sync.id,
      gone.map(({ key }) => key).filter((key) => !kept.has(key)),
    )
  }
  return changes
}
