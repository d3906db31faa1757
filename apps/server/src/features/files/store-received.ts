import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import { beginUpload } from './begin-upload.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { findFile } from './file-store.ts'
import { finishUpload } from './finish-upload.ts'

export type ReceivedFile = Readonly<{
  tenant: string
  ownerId: string
  name: string
  type: string
  bytes: Uint8Array
}>

/**
 * Stores a file that reached the product otherwise than by an upload, as an upload of its owner and by the same rules; it
 * is deleted again unless something uses it. Refuses as `beginUpload` does, and `files.kindNotAllowed`.
 */
export async function storeReceived(server: Server, file: ReceivedFile): Promise<string> {
  const { tenant, ownerId, bytes, type } = file
  const name = cleanFileName(file.name)
  const id = server.newId()
  await beginUpload(server, tenant, { id, name, size: bytes.length, ownerId })
  const folder = uploadsOf(server.filesDir, tenant)
  const path = join(folder, id)
  await mkdir(folder, { recursive: true })
  await writeFile(path, bytes)
  const row = await findFile(server.db.tenant(tenant), id)
  if (!row) throw new Error('A file that was not kept')
  const { state } = await finishUpload(server, { tenant, file: row, claimedType: type })
  if (state === 'ready') return id
  await rm(path, { force: true })
  throw new Refusal<RefusalCode>('files.kindNotAllowed', { kind: name })
}
