import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import { uploadsOf } from './content-store.ts'
import { type FileRow, findFile } from './file-store.ts'
import { finishUpload } from './finish-upload.ts'

/** Returns the person's own upload. Refuses `files.notFound` for those of others. */
export async function ownUpload(server: Server, actor: Actor, fileId: string): Promise<FileRow> {
  const file = await findFile(server.db.tenant(actor.tenant), fileId)
  if (file?.ownerId !== actor.personId) throw new Refusal<RefusalCode>('files.notFound')

  return file
}

type Upload = Readonly<{ tenant: string; file: FileRow; claimedType: () => Promise<string> }>

/** Finishes an upload whose check was interrupted, so that a polling client does not wait forever. */
export async function settleUpload(server: Server, { tenant, file, claimedType }: Upload): Promise<FileRow> {
  const isOpen = file.state === 'uploading' || file.state === 'checking'
  if (!isOpen) return file

  const arrived = await bytesOf(join(uploadsOf(server.filesDir, tenant), file.id))
  if (arrived < file.size) return file
  return finishUpload(server, { tenant, file, claimedType: await claimedType() })
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch {
    // No bytes have arrived.
    return -1
  }
}
