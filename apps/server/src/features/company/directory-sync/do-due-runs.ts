import type { SettingValues } from '@signet/contract'
import type { Tx } from '@signet/db'
import type { Reason } from '../../../clock/reason.ts'
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
import {
  concludeRun,
  cutText,
  doDueSyncRuns,
  fingerprintOf,
  type RunPlace,
  SyncFailure,
  type SyncKind,
} from '../../../sync-runs/index.ts'
import { directoryAccount } from '../../system/index.ts'
import { carryOutPlan } from './carry-out-plan.ts'
import { loadLinks } from './link-store.ts'
import { planSync, type SyncPlan } from './plan-sync.ts'
import { type DirectoryRun, directoryRunChanges, directoryRuns } from './run-store.ts'
import { countsOf, type SyncChange } from './sync-plan.ts'

/** Runs of the synchronization with the company's directory. */
const directoryKind: SyncKind<DirectoryRun> = {
  table: 'directory_run',
  texts: 'directory-sync',
  runs: directoryRuns,
  changes: directoryRunChanges,
  ownerOf: () => ({}),
  work: async (place) => doRun(place, await readAll(place)),
  explain: (error) =>
    error instanceof DirectoryFailure ? { code: error.code, params: error.params } : undefined,
  notice: async (_, { id }) => ({ alsoTo: [], titleParams: {}, fact: `directoryRun:${id}` }),
}

/** Carries out the previews and runs that were begun, one at a time. Returns whether there were any. */
export function doDueDirectoryRuns(server: Server, tenant: string): Promise<boolean> {
  return doDueSyncRuns(directoryKind, server, tenant)
}

type Read = Readonly<{
  account: DirectoryAccount
  content: DirectoryContent
  settings: SettingValues<'directorySync'>
  findBy: SettingValues<'ldap'>['findBy']
}>

/** Reads the directory before the transaction begins, since that takes minutes. */
async function readAll({ server, tenant }: RunPlace): Promise<Read> {
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

async function doRun(place: RunPlace, read: Read): Promise<void> {
  const { server, tenant, id } = place
  await workInTenant(server, tenant, async (work) => {
    const { tx } = work
    const run = await directoryRuns.lock(tx, id)
    if (!run) return
    // Others who change the organization wait, so that what was compared is what is changed.
    if (run.kind === 'run') await server.directories.changed({ ...work, tenant })
    const plan = await planned(tx, server, read)
    const { changes } = plan
    const report = { counts: countsOf(changes, read.content.people.length), changes: changes.map(changeRow) }
    await concludeRun(
      directoryKind,
      { ...work, place },
      {
        run,
        fingerprint: await fingerprintOf(changes, partsOf),
        stop: sentenceOf(plan.stop),
        report,
        carryOut: async () => {
          const by = { server, actor: systemActor(tenant), caller: nobodyCalling(id), deny: () => undefined }
          await carryOutPlan({ ...work, ...by }, plan, directoryIssuer(read.account))
          return report
        },
      },
    )
  })
}

/** Ids that are made on the way do not count. */
function partsOf({ part, kind, account, name, subject, fields, reason }: SyncChange): readonly unknown[] {
  return [part, kind, account, name, subject, fields, reason]
}

function changeRow({ subject: _, fields, ...change }: SyncChange) {
  const cut = fields.map(({ field, before, after }) => ({
    field,
    before: cutText(before),
    after: cutText(after),
  }))
  return { ...change, fields: JSON.stringify(cut) }
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

function sentenceOf(stop: SyncPlan['stop']): Reason | null {
  return stop && { ...stop, code: `directory-sync.reason.${stop.code}` }
}
