import type { Tx } from '@signet/db'
import { isoOf } from '../clock/clock.ts'
import { processLeased } from '../clock/lease.ts'
import type { OutboxFact } from '../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../clock/reason.ts'
import { type TenantWork, workInTenant } from '../clock/work-in-tenant.ts'
import type { Server } from '../server.ts'
import type { ChangeStore, NewChange } from './change-store.ts'
import type { Owner, RunStore, StoredRun } from './run-store.ts'

/** Why nothing can be compared, as a key of a sentence. */
export class SyncFailure extends Error {
  readonly reason: Reason
  constructor(code: string, params: Reason['params'] = {}) {
    super(code)
    this.reason = { code, params }
  }
}

/** A run that this server carries out. */
export type RunPlace = Readonly<{ server: Server; tenant: string; id: string }>

/** The notice of a scheduled run that did nothing. */
type Told = Readonly<{
  alsoTo: readonly string[]
  titleParams: Readonly<Record<string, string>>
  fact: string
}>

/** What differs between kinds of synchronizations. */
export type SyncKind<Run extends StoredRun> = Readonly<{
  /** The table of its runs, as PostgreSQL names it. */
  table: string
  /** The first part of the keys of its sentences. */
  texts: 'data-syncs' | 'directory-sync'
  runs: RunStore<Run>
  changes: Pick<ChangeStore, 'insert'>
  ownerOf: (run: Run) => Owner
  /** Reads the source before its transaction begins, compares, and concludes the run. */
  work: (place: RunPlace) => Promise<void>
  /** What an error of its source means; undefined for any other. */
  explain: (error: unknown) => Reason | undefined
  notice: (tx: Tx, run: Run) => Promise<Told>
}>

/** A run that ends its server each time is given up. */
const mostAttempts = 3
const keptDays = 90

/** Carries out the previews and runs that were begun, one at a time. Returns whether there were any. */
export function doDueSyncRuns<Run extends StoredRun>(
  kind: SyncKind<Run>,
  server: Server,
  tenant: string,
): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column: { table: kind.table, id: 'id', until: 'due_at' },
    take: (lease) => kind.runs.takeDue(db, lease),
    idOf: ({ id }) => id,
    work: async ({ id, attempts }) => {
      const place = { server, tenant, id }
      try {
        if (attempts > mostAttempts) throw new SyncFailure(`${kind.texts}.reason.interrupted`)
        await kind.work(place)
      } catch (error) {
        await fail(kind, place, error)
      }
    },
  })
}

/** Nothing has changed but the run itself, which says why. */
async function fail<Run extends StoredRun>(
  kind: SyncKind<Run>,
  place: RunPlace,
  error: unknown,
): Promise<void> {
  const { server, tenant, id } = place
  const said = error instanceof SyncFailure ? error.reason : kind.explain(error)
  const reason = said ?? reasonOf(error, { loggedAs: id })
  if (reason.code === 'server.failed')
    server.log.error({ err: error, run: id, tenant, sync: kind.texts }, 'a synchronization failed')
  await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const run = await kind.runs.lock(tx, id)
    if (!run) return
    await kind.runs.end(tx, { id, now, state: 'failed', reason })
    tell(...(await noticesOf(kind, tx, { server, tenant, run })))
  })
}

type Compared<Run> = Readonly<{
  run: Run
  fingerprint: string
  /** Why the settings forbid to carry it out. */
  stop: Reason | null
  /** Counts and rows of what would happen, or did. */
  report: Reported
  carryOut: () => Promise<Reported>
}>
type Reported = Readonly<{ counts: Readonly<Record<string, number>>; changes: readonly NewChange[] }>
type Concluding = Pick<TenantWork, 'tx' | 'now' | 'tell'> & Readonly<{ place: RunPlace }>

/** For a run that finds what its preview said, everything happens, or nothing. Returns its state. */
export async function concludeRun<Run extends StoredRun>(
  kind: SyncKind<Run>,
  { place, tx, now, tell }: Concluding,
  { run, fingerprint, stop, report, carryOut }: Compared<Run>,
): Promise<StoredRun['state']> {
  const { server, tenant, id } = place
  const state = stateOf(run, stop, fingerprint)
  const { counts, changes } = state === 'done' ? await carryOut() : report
  await kind.runs.end(tx, { id, now, state, fingerprint, counts, reason: stop })
  await kind.changes.insert(tx, id, changes)
  await kind.runs.deleteBefore(tx, kind.ownerOf(run), isoOf(server.clock() - keptDays * 86_400_000))
  if (state === 'stopped') tell(...(await noticesOf(kind, tx, { server, tenant, run })))
  return state
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

type Noticed<Run> = Pick<RunPlace, 'server' | 'tenant'> & Readonly<{ run: Run }>

/** Administrators hear of a scheduled run that did nothing, once until one is done again. */
async function noticesOf<Run extends StoredRun>(
  kind: SyncKind<Run>,
  tx: Tx,
  { server, tenant, run }: Noticed<Run>,
): Promise<readonly OutboxFact[]> {
  if (run.startedBy !== null) return []
  const [, before] = await kind.runs.lastScheduled(tx, kind.ownerOf(run))
  if (before !== undefined && before.state !== 'done') return []
  const directory = await server.directories.of(tenant)
  const { alsoTo, titleParams, fact } = await kind.notice(tx, run)
  const toPersonIds = [...new Set([...directory.administrators(), ...alsoTo])]
  const titleKey = `${kind.texts}.notice.nothingDone` as const
  return [{ topic: 'notice', body: { toPersonIds, kind: 'system', titleKey, titleParams, fact } }]
}
