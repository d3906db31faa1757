import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { largestFile, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile, insertFile, removeUpload } from './file-store.ts'
import { finishUpload } from './finish-upload.ts'

/**
 * Takes a file in one piece, from a form, as older clients send it. Refuses `request.invalid` without a file,
 * `files.tooLarge` and `files.typeRefused`.
 */
export async function receiveForm(
  server: Server,
  { tenant, personId }: Actor,
  sent: MultipartFile | undefined,
): Promise<FileRow> {
  if (!sent) throw new Refusal<RefusalCode>('request.invalid', { field: 'file' })

  const db = server.db.tenant(tenant)
  const id = server.newId()
  const path = join(uploadsOf(server.filesDir, tenant), id)
  await mkdir(uploadsOf(server.filesDir, tenant), { recursive: true })
  const name = cleanFileName(sent.filename)
  await insertFile(db, { id, name, size: 0, ownerId: personId, now: isoOf(server.clock()) })
  await pipeline(sent.file, createWriteStream(path))
  if (sent.file.truncated) {
    await rm(path)
    await removeUpload(db, id)
    throw new Refusal<RefusalCode>('files.tooLarge', { limit: `${largestFile / 1024 / 1024} MB` })
  }

  const file = await findFile(db, id)
  const checked = file && (await finishUpload(server, { tenant, file, claimedType: sent.mimetype }))
  if (checked?.state !== 'ready') throw new Refusal<RefusalCode>('files.typeRefused')
  return checked
}
