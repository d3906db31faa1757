import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader, TenantDb, Tx } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import { type Lease, processLeased } from '../../clock/lease.ts'
import type { Server } from '../../server.ts'
import { contentPath, uploadsOf } from './content-store.ts'
import { findFile, isContentUsed, lockContent, removeFile, removeUnfinished } from './file-store.ts'
import { forgetLater } from './places/move-content.ts'

const column = { table: 'abandoned_file', id: 'file_id', until: 'due_at' }
const atOnce = 50
/** Delay before a failed deletion is retried. */
const pause = 600_000

/** Deletes unused files with their bytes, each in its own transaction. */
export function forgetAbandoned(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    milliseconds: pause,
    take: (lease) => takeAbandoned(db, { ...lease, most: atOnce }),
    inOrder: true,
    idOf: (fileId) => fileId,
    work: async (fileId) => {
      try {
        await forgetOne(server, tenant, fileId)
      } catch (err) {
        server.log.error({ err, file: fileId, tenant }, 'an abandoned file could not be forgotten')
      }
    },
  })
}

function forgetOne(server: Server, tenant: string, fileId: string): Promise<void> {
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await lockFile(tx, fileId)
      if (await isCarried(tx, fileId)) return keepFile(tx, fileId)
      if (await isAskedFor(tx, fileId, isoOf(server.clock()))) return
      await dropFile(server, { tx, tenant, fileId })
    })
}

/** Deletes unfinished uploads begun before an instant, and refused files. */
export async function forgetOldUploads(server: Server, tenant: string, before: string): Promise<void> {
  for (const id of await removeUnfinished(server.db.tenant(tenant), before)) {
    const path = join(uploadsOf(server.filesDir, tenant), id)
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }
}

type DroppedFile = Readonly<{ tx: Tx; tenant: string; fileId: string }>

/**
 * Deletes an unused file, and its bytes unless another file shares them. The lock on the content keeps
 * others from starting to share it.
 */
export async function dropFile(server: Server, { tx, tenant, fileId }: DroppedFile): Promise<void> {
  const file = await findFile(tx, fileId)
  if (!file) return

  const { contentHash } = file
  const { filesDir } = server
  if (contentHash !== null) await lockContent(tx, contentHash)
  await removeFile(tx, fileId)
  const upload = join(uploadsOf(filesDir, tenant), fileId)
  await rm(upload, { force: true })
  await rm(`${upload}.json`, { force: true })
  if (contentHash === null || (await isContentUsed(tx, contentHash))) return
  await rm(contentPath(filesDir, tenant, contentHash), { force: true })
  await forgetLater(server, { tx, contentHash })
}

type LeaseRequest = Lease & Readonly<{ most: number }>

/** Takes files for one node; if it dies or fails, another takes them at `until`. */
async function takeAbandoned(db: TenantDb, { now, until, most }: LeaseRequest): Promise<readonly string[]> {
  const taken = await db
    .updateTable('abandonedFile')
    .set({ dueAt: until })
    .where('fileId', 'in', (eb) =>
      eb
        .selectFrom('abandonedFile as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.fileId'),
    )
    .returning('fileId')
    .execute()
  return taken.map(({ fileId }) => fileId)
}

/** Locks a file, so that no other transaction starts to use it. */
async function lockFile(tx: Tx, fileId: string): Promise<void> {
  await tx.selectFrom('storedFile').where('id', '=', fileId).forUpdate().select('id').execute()
}

/** Unmarks a file that is in use. */
async function keepFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('abandonedFile').where('fileId', '=', fileId).execute()
}

const carriers = [
  'announcementFile',
  'chatExport',
  'chatFile',
  'chatReport',
  'document',
  'fileLink',
  'recordFile',
  'scheduleFile',
  'shortLinkUpload',
] as const

/** Whether an announcement, chat message, export, report, document, case, record, schedule or pending short-link form uses the file. */
async function isCarried(tx: Reader, fileId: string): Promise<boolean> {
  for (const table of carriers)
    if (await tx.selectFrom(table).where('fileId', '=', fileId).select('fileId').limit(1).executeTakeFirst())
      return true
  return false
}

/** Whether an unexpired link serves the file, alone or in a zip, or an import reads it. */
async function isAskedFor(tx: Reader, fileId: string, now: string): Promise<boolean> {
  const alone = await tx
    .selectFrom('downloadTicket')
    .where('fileId', '=', fileId)
    .where('expiresAt', '>', now)
    .select('fileId')
    .executeTakeFirst()
  if (alone) return true

  const read = await tx
    .selectFrom('recordImport as import')
    .innerJoin('storedFile as file', 'file.contentHash', 'import.contentHash')
    .where('file.id', '=', fileId)
    .where('import.state', '=', 'reading')
    .select('import.id')
    .executeTakeFirst()
  if (read) return true

  const packed = await tx
    .selectFrom('packTicket')
    .where('expiresAt', '>', now)
    .where((where) => where(where.val(fileId), '=', where.fn.any('fileIds')))
    .select('name')
    .executeTakeFirst()
  return packed !== undefined
}
