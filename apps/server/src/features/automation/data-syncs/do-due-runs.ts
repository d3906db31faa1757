import type { DataSyncSettings } from '@signet/contract'
import type { Tx } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { type TenantWork, workInTenant } from '../../../clock/work-in-tenant.ts'
import { houseLanguage, nobodyCalling } from '../../../http/caller.ts'
import { createAnswerMemory } from '../../../outside/index.ts'
import type { Server } from '../../../server.ts'
import { findInterface } from '../../data-interfaces/index.ts'
import { openCallFor } from '../../record-sheets/index.ts'
import { readSource, type SourceRows } from './read-source.ts'
import {
  deleteRunsBefore,
  endRun,
  findRun,
  insertChanges,
  lastScheduled,
  lockRun,
  type StoredRun,
  takeDueRuns,
} from './run-store.ts'
import { takenFromCallers, valuesOf } from './sync-parameters.ts'
import {
  type Carried,
  countsOf,
  fingerprintOf,
  type Link,
  type SyncChange,
  SyncFailure,
  type SyncWork,
  type TargetPlan,
} from './sync-plan.ts'
import { type DataSync, deleteLinks, findSync, loadLinks, storeLinks, storeReadUntil } from './sync-store.ts'
import { targetOf } from './targets.ts'

const column = { table: 'data_sync_run', id: 'id', until: 'due_at' }
/** A run that ends its server each time is given up. */
const mostAttempts = 3
const keptDays = 90

/** Carries out the previews and runs that were begun, one at a time. Returns whether there were any. */
export function doDueSyncs(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueRuns(db, lease),
    idOf: ({ id }) => id,
    work: async ({ id, attempts }) => {
      const place = { server: { ...server, answers: createAnswerMemory() }, tenant, id }
      try {
        if (attempts > mostAttempts) throw new SyncFailure('data-syncs.reason.interrupted')
        await doRun(place)
      } catch (error) {
        await fail(place, error)
      }
    },
  })
}

type Place = Readonly<{ server: Server; tenant: string; id: string }>
type RunOfSync = Readonly<{ run: StoredRun; sync: DataSync }>

/** Reads the source before its transaction begins, since that takes long; then compares, and carries out a run. */
async function doRun(place: Place): Promise<void> {
  const { server, tenant, id } = place
  const db = server.db.tenant(tenant)
  await server.tenants.refuseCopy(tenant)
  const run = await findRun(db, id)
  const sync = run && (await findSync(db, run.syncId))
  if (!run || !sync) return
  await refuseLeft(place, sync)
  const params = await paramsOf(place, { run, sync })
  const asked = { tenant, personId: sync.savedBy, now: isoOf(server.clock()), params }
  const source = await readSource(server, db, { asked, settings: sync.settings })
  await workInTenant(server, tenant, (work) => compare({ place, sync, source }, work))
}

/** Fails where the interface no longer takes a parameter: without it, the source might answer other rows. */
async function paramsOf({ server, tenant }: Place, { run, sync }: RunOfSync) {
  const { question } = await findInterface(server.db.tenant(tenant), sync.settings.interfaceId)
  const values = valuesOf(sync.settings, run, server.timeZone)
  const unknown = values.find(({ name }) => !takenFromCallers(question).has(name))
  if (unknown) throw new SyncFailure('data-syncs.reason.noParameter', { parameter: unknown.name })
  return Object.fromEntries(values.map(({ name, value }) => [name, value]))
}

async function refuseLeft({ server, tenant }: Place, { savedBy }: DataSync): Promise<void> {
  const directory = await server.directories.of(tenant)
  if (directory.isActive(savedBy)) return
  throw new SyncFailure('data-syncs.reason.personLeft', { name: directory.nameOf(savedBy) })
}

type Comparing = Readonly<{ place: Place; sync: DataSync; source: SourceRows }>

/** For a run that finds what its preview said, everything happens, or nothing. */
async function compare({ place, sync, source }: Comparing, work: TenantWork): Promise<void> {
  const { server, id } = place
  const { tx, now, tell } = work
  const run = await lockRun(tx, id)
  if (!run) return
  const links = await loadLinks(tx, sync.id)
  const gone = source.isWhole ? links.filter(({ key }) => !source.keys.has(key)) : []
  const { settings } = sync
  const asking = await workFor(place, sync, work)
  const planning = { settings, rows: source.rows, gone, holds: run.kind === 'run' }
  const plan = await targetOf(settings.target).plan(asking, planning)
  const planned = [...source.refused, ...plan.changes]
  const fingerprint = await fingerprintOf(planned)
  const stop = stopOf(settings, planned, links)
  const state = stateOf(run, stop, fingerprint)
  const changes = state === 'done' ? await carryOut(asking, { sync, plan, gone, planned }) : planned
  const counts = countsOf(changes, { rows: source.total, unchanged: plan.unchanged })
  const parameters = valuesOf(settings, run, server.timeZone)
  await endRun(tx, { id, now, state, fingerprint, counts, parameters, reason: stop })
  if (state === 'done') await storeReadUntil(tx, sync.id, run.asOf)
  await insertChanges(tx, id, changes)
  await deleteRunsBefore(tx, sync.id, isoOf(server.clock() - keptDays * 86_400_000))
  if (state === 'stopped') tell(...(await noticesOf(tx, place, { run, sync })))
  if (state === 'done') work.afterCommit(() => server.outbox.wake(place.tenant))
}

/** Acts for the person who saved the settings, with what they may do now. */
async function workFor({ server, tenant, id }: Place, { savedBy }: DataSync, work: TenantWork) {
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

function stateOf(
  { kind, expected }: StoredRun,
  stop: Reason | null,
  fingerprint: string,
): StoredRun['state'] {
  if (kind === 'preview') return 'ready'
  if (expected !== null && expected !== fingerprint) return 'changed'
  return stop ? 'stopped' : 'done'
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

/** Nothing has changed but the run itself, which says why. */
async function fail(place: Place, error: unknown): Promise<void> {
  const { server, tenant, id } = place
  const reason = error instanceof SyncFailure ? error.reason : reasonOf(error, { loggedAs: id })
  if (reason.code === 'server.failed')
    server.log.error({ err: error, run: id, tenant }, 'a synchronization failed')
  await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const run = await lockRun(tx, id)
    const sync = run && (await findSync(tx, run.syncId))
    if (!sync) return
    const parameters = valuesOf(sync.settings, run, server.timeZone)
    await endRun(tx, { id, now, state: 'failed', parameters, reason })
    tell(...(await noticesOf(tx, place, { run, sync })))
  })
}

/** Administrators hear of a scheduled run that did nothing, once until one is done again. */
async function noticesOf(
  tx: Tx,
  { server, tenant, id }: Place,
  { run, sync }: RunOfSync,
): Promise<readonly OutboxFact[]> {
  if (run.startedBy !== null) return []
  const [, before] = await lastScheduled(tx, sync.id)
  if (before !== undefined && before.state !== 'done') return []
  const directory = await server.directories.of(tenant)
  return [
    {
      topic: 'notice',
      body: {
        toPersonIds: [...new Set([...directory.administrators(), sync.savedBy])],
        kind: 'system',
        titleKey: 'data-syncs.notice.nothingDone',
        titleParams: { name: sync.settings.fullName },
        fact: `dataSyncRun:${id}`,
      },
    },
  ]
}
