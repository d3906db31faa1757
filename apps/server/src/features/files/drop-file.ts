import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@signet/db'
import type { Server } from '../../server.ts'
import { contentPath, uploadsOf } from './content-store.ts'
import { findFile, holdContent, isContentUsed, removeFile } from './file-store.ts'

type Dropping = Readonly<{ tx: Tx; tenant: string; fileId: string }>

/** Forgets a file that nothing carries, and its bytes unless another file has the same. Once its content is locked nobody can begin to share it. */
export async function dropFile(server: Server, { tx, tenant, fileId }: Dropping): Promise<void> {
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
