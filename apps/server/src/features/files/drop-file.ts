import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@signet/db'
import type { Server } from '../../server.ts'
import { contentPath, uploadsOf } from './content-store.ts'
import { findFile, holdContent, isContentUsed, removeFile } from './file-store.ts'

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
  if (contentHash !== null) await holdContent(tx, contentHash)
  await removeFile(tx, fileId)
  const upload = join(uploadsOf(filesDir, tenant), fileId)
  await rm(upload, { force: true })
  await rm(`${upload}.json`, { force: true })
  if (contentHash !== null && !(await isContentUsed(tx, contentHash)))
    await rm(contentPath(filesDir, tenant, contentHash), { force: true })
}
