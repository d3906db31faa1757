import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import { localDays } from '../../../clock/local-days.ts'
import { reasonOf } from '../../../clock/reason.ts'
import { atMost, doubling, retryTime } from '../../../clock/retry.ts'
import { type TenantWork, workInTenant } from '../../../clock/work-in-tenant.ts'
import { areasOf, type Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import { abandonFiles, storeBytes } from '../../files/index.ts'
import { type ExportRow, lockExport, takeDueExports, updateExport } from './export-store.ts'

const column = { table: 'chat_export', id: 'id', until: 'due_at' }
const day = 24 * 60 * 60_000
/** How long a file can be downloaded. */
const keptDays = 7
const retries = atMost(5, doubling(3_600_000))

type Place = Readonly<{ server: Server; tenant: string }>

/** Makes approved exports, deletes those that are over, and ends those that were not answered, one at a time. */
export function passExports(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDueExports(db, { ...lease, most: 1 }),
    idOf: ({ id }) => id,
    work: async ({ id, attempts }) => {
      try {
        await workInTenant(server, tenant, (work) => passOne({ server, tenant }, work, id))
      } catch (error) {
        server.log.error({ err: error, export: id, tenant }, 'an export of conversations was not made')
        await workInTenant(server, tenant, (work) => keepFailure(work, { id, attempts, error }))
      }
    },
  })
}

async function passOne(place: Place, work: TenantWork, id: string): Promise<void> {
  const row = await lockExport(work.tx, id)
  if (row?.state === 'approved') return makeOne(place, work, row)
  if (row?.state === 'ready') return expireOne(place, work, row)
  if (row?.state === 'asked') return lapseOne(work, row)
  if (row) await updateExport(work.tx, id, { dueAt: null })
}

/** Asks once more who asked and who approved: both may still audit, and they are two. */
function refuseRightsLost(directory: Snapshot, { askedBy, decidedBy }: ExportRow): void {
  const mayAudit = (person: string | null): person is string =>
    person !== null && directory.isActive(person) && areasOf(directory, person).has('audit')
  if (askedBy === decidedBy || !mayAudit(askedBy) || !mayAudit(decidedBy))
    throw new Refusal<RefusalCode>('chatExports.rightsLost')
}

async function makeOne({ server, tenant }: Place, work: TenantWork, row: ExportRow): Promise<void> {
  const { tx, now, tell } = work
  const directory = await server.directories.of(tenant)
  refuseRightsLost(directory, row)
  const { writeArchive } = await import('./write-archive.ts')
  const { bytes, messages, writers } = await writeArchive({ server, tenant, directory, tx, now }, row)
  const name = `chats-${now.slice(0, 10)}-${row.id.slice(-8)}.zip`
  const fileId = await storeBytes(server, { tx, tenant, file: { name, type: 'application/zip', bytes }, now })
  const { tellsExported } = await server.settings.of(tenant, 'chats')
  const concerned = writers.filter(
    (person) => directory.isActive(person) && person !== row.askedBy && person !== row.decidedBy,
  )
  const informed = tellsExported ? concerned : []
  const expiresAt = isoOf(Date.parse(now) + keptDays * day)
  const made = { fileId, messages, informed: informed.length, madeAt: now, expiresAt }
  await updateExport(tx, row.id, { ...made, state: 'ready', dueAt: expiresAt, attempts: 0 })
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [row.askedBy, row.decidedBy ?? ''],
      kind: 'system',
      titleKey: 'chat-exports.notice.ready',
      titleParams: { days: keptDays },
      fact: `chatExportReady:${row.id}`,
    },
  })
  if (informed.length === 0) return
  tell({
    topic: 'notice',
    body: {
      toPersonIds: informed,
      kind: 'system',
      titleKey: 'chat-exports.notice.exported',
      titleParams: {
        from: dayOf(server, Date.parse(row.fromAt)),
        until: dayOf(server, Date.parse(row.untilAt) - 1),
      },
      fact: `chatExported:${row.id}`,
    },
  })
}

function dayOf({ timeZone }: Pick<Server, 'timeZone'>, instant: number): string {
  return localDays({ clock: () => instant, timeZone })()
}

async function expireOne({ server }: Place, { tx }: TenantWork, row: ExportRow): Promise<void> {
  await updateExport(tx, row.id, { state: 'expired', dueAt: null, fileId: null })
  const fileIds = row.fileId === null ? [] : [row.fileId]
  await abandonFiles(tx, { fileIds, at: server.clock(), grace: 'carried' })
}

async function lapseOne({ tx, tell }: TenantWork, { id, askedBy, reason }: ExportRow): Promise<void> {
  await updateExport(tx, id, { state: 'lapsed', dueAt: null })
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [askedBy],
      kind: 'system',
      titleKey: 'chat-exports.notice.lapsed',
      body: reason,
      fact: `chatExportLapsed:${id}`,
    },
  })
}

type Failed = Readonly<{ id: string; attempts: number; error: unknown }>

/** A refusal is final; other errors are tried again some times. */
async function keepFailure({ tx, now, tell }: TenantWork, { id, attempts, error }: Failed): Promise<void> {
  const row = await lockExport(tx, id)
  if (!row) return
  const again = error instanceof Refusal ? undefined : retryTime(retries, attempts, Date.parse(now))
  const failure = reasonOf(error, { loggedAs: id })
  const isOver = again === undefined && row.state === 'approved'
  await updateExport(tx, id, { dueAt: again ?? null, failure, ...(isOver && { state: 'failed' as const }) })
  if (!isOver) return
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [row.askedBy],
      kind: 'system',
      titleKey: 'chat-exports.notice.failed',
      fact: `chatExportFailed:${id}`,
    },
  })
}
