import type { SettingValues } from '@signet/contract'
import type { Tx } from '@signet/db'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { systemActor } from '../../../http/actor.ts'
import { houseLanguage, nobodyCalling } from '../../../http/caller.ts'
import {
  type DirectoryAccount,
  type DirectoryContent,
  DirectoryFailure,
  type DirectoryQuery,
  directoryIssuer,
  readDirectory,
} from '../../../outside/identity/index.ts'
import type { Server } from '../../../server.ts'
import { directoryAccount } from '../../system/index.ts'
import { carryOutPlan } from './carry-out-plan.ts'
import { loadLinks } from './link-store.ts'
import { planSync, type SyncPlan } from './plan-sync.ts'
import {
  deleteRunsBefore,
  endRun,
  insertChanges,
  lastScheduled,
  lockRun,
  type StoredRun,
  takeDueRuns,
} from './run-store.ts'
import { countsOf, fingerprintOf } from './sync-plan.ts'

const column = { table: 'directory_run', id: 'id', until: 'due_at' }
/** A run that ends its server each time is given up. */
const mostAttempts = 3
const keptDays = 90

/** Carries out the previews and runs that were begun, one at a time. Returns whether there were any. */
export function doDueRuns(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueRuns(db, lease),
    idOf: ({ id }) => id,
    work: async ({ id, attempts }) => {
      try {
        if (attempts > mostAttempts) throw new SyncFailure('directory-sync.reason.interrupted')
        await doRun({ server, tenant, id }, await readAll(server, tenant))
      } catch (error) {
        await fail({ server, tenant, id }, error)
      }
    },
  })
}

type Place = Readonly<{ server: Server; tenant: string; id: string }>
type Read = Readonly<{
  account: DirectoryAccount
  content: DirectoryContent
  settings: SettingValues<'directorySync'>
  findBy: SettingValues<'ldap'>['findBy']
}>

/** Why nothing can be compared, as a key of a sentence. */
class SyncFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Reads the directory before the transaction begins, since that takes minutes. */
async function readAll(server: Server, tenant: string): Promise<Read> {
  await server.tenants.refuseCopy(tenant)
  const account = await directoryAccount(server, tenant)
  if (!account) throw new SyncFailure('directorySync.off')
  const settings = await server.settings.of(tenant, 'directorySync')
  const { findBy } = await server.settings.of(tenant, 'ldap')
  const content = await readDirectory(server, account, queryOf(settings))
  if (content.people.length === 0) throw new SyncFailure('directory-sync.reason.noPeople')
  return { account, content, settings, findBy }
}

function queryOf({ departments, departmentAttribute, ...settings }: Read['settings']): DirectoryQuery {
  return {
    ...settings,
    isWithUnits: departments === 'fromUnits',
    departmentAttribute: departments === 'fromAttribute' ? departmentAttribute : '',
  }
}

/** Compares and, for a run that finds what its preview said, carries out: everything or nothing. */
async function doRun({ server, tenant, id }: Place, read: Read): Promise<void> {
  await workInTenant(server, tenant, async (work) => {
    const { tx, now, tell } = work
    const run = await lockRun(tx, id)
    if (!run) return
    // Others who change the organization wait, so that what was compared is what is changed.
    if (run.kind === 'run') await server.directories.changed({ ...work, tenant })
    const plan = await planned(tx, server, read)
    const fingerprint = fingerprintOf(plan.changes)
    const state = stateOf(run, plan, fingerprint)
    if (state === 'done') {
      const by = { server, actor: systemActor(tenant), caller: nobodyCalling(id), deny: () => undefined }
      await carryOutPlan({ ...work, ...by }, plan, directoryIssuer(read.account))
    }
    const counts = countsOf(plan.changes, read.content.people.length)
    await endRun(tx, { id, now, state, fingerprint, counts, reason: sentenceOf(plan.stop) })
    await insertChanges(tx, id, plan.changes)
    await deleteRunsBefore(tx, isoOf(server.clock() - keptDays * 86_400_000))
    if (state === 'stopped') tell(...(await noticesOf(tx, { server, tenant, id }, run)))
  })
}

async function planned(tx: Tx, server: Server, read: Read): Promise<SyncPlan> {
  const { account, content, settings, findBy } = read
  const directory = await server.directories.within(tx)
  const { parentCode } = settings
  const isKnown = [...directory.organizations.values()].some(({ code }) => code === parentCode)
  if (parentCode !== '' && !isKnown) throw new SyncFailure('directory-sync.reason.noParent')
  const links = await loadLinks(tx, directoryIssuer(account))
  const memberPost = server.words.t(houseLanguage)('organization-sheets.memberPost')
  return planSync({ content, directory, links, settings, findBy, newId: server.newId, memberPost })
}

function stateOf({ kind, expected }: StoredRun, { stop }: SyncPlan, fingerprint: string): StoredRun['state'] {
  if (kind === 'preview') return 'ready'
  if (expected !== null && expected !== fingerprint) return 'changed'
  return stop ? 'stopped' : 'done'
}

function sentenceOf(stop: SyncPlan['stop']): Reason | null {
  return stop && { ...stop, code: `directory-sync.reason.${stop.code}` }
}

/** Nothing has changed but the run itself, which says why. */
async function fail({ server, tenant, id }: Place, error: unknown): Promise<void> {
  const reason = failureOf(error, id)
  if (reason.code === 'server.failed')
    server.log.error({ err: error, run: id, tenant }, 'a directory run failed')
  await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const run = await lockRun(tx, id)
    if (!run) return
    await endRun(tx, { id, now, state: 'failed', reason })
    tell(...(await noticesOf(tx, { server, tenant, id }, run)))
  })
}

function failureOf(error: unknown, id: string): Reason {
  if (error instanceof DirectoryFailure) return { code: error.code, params: error.params }
  if (error instanceof SyncFailure) return { code: error.code, params: {} }
  return reasonOf(error, { loggedAs: id })
}

/** Administrators hear of a scheduled run that did nothing, once until one is done again. */
async function noticesOf(
  tx: Tx,
  { server, tenant, id }: Place,
  run: StoredRun,
): Promise<readonly OutboxFact[]> {
  if (run.startedBy !== null) return []
  const [, before] = await lastScheduled(tx)
  if (before !== undefined && before.state !== 'done') return []
  const directory = await server.directories.of(tenant)
  return [
    {
      topic: 'notice',
      body: {
        toPersonIds: [...directory.administrators()],
        kind: 'system',
        titleKey: 'directory-sync.notice.nothingDone',
        titleParams: {},
        fact: `directoryRun:${id}`,
      },
    },
  ]
}
