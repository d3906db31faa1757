import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { largestFile } from '@signet/contract'
import { fileTypeFromFile } from 'file-type'
import type { Server } from '../../server.ts'
import { contentPath, hashOf, keepContent, uploadsOf } from './content-store.ts'
import { type FileRow, findFile, holdContent, markChecking, updateChecked } from './file-store.ts'
import { honestType } from './honest-type.ts'

type Upload = Readonly<{ tenant: string; file: FileRow; claimedType: string }>

/**
 * Looks at the bytes that have come: what they are, whether that is what was said, and what their hash is. The file is
 * then `ready`, or `refused` and its bytes are gone. May be repeated after a crash in the middle.
 */
export async function finishUpload(server: Server, { tenant, file, claimedType }: Upload): Promise<FileRow> {
  const { filesDir } = server
  const db = server.db.tenant(tenant)
  const path = join(uploadsOf(filesDir, tenant), file.id)
  await markChecking(db, file.id)

  const { size } = await stat(path)
  const type = size > largestFile ? null : await typeOf(path, { name: file.name, type: claimedType })
  if (type === null) {
    await updateChecked(db, file.id, { state: 'refused', type: '', size, contentHash: null })
    await rm(path, { force: true })
  } else {
    const contentHash = await hashOf(path)
    await db.transaction().execute(async (tx) => {
      await holdContent(tx, contentHash)
      await keepContent(path, contentPath(filesDir, tenant, contentHash))
      await updateChecked(tx, file.id, { state: 'ready', type, size, contentHash })
    })
  }
  await rm(`${path}.json`, { force: true })
  return (await findFile(db, file.id)) ?? file
}

async function typeOf(
  path: string,
  claimed: Readonly<{ name: string; type: string }>,
): Promise<string | null> {
  const sniffed = await fileTypeFromFile(path)
  return honestType(claimed, sniffed && { ext: sniffed.ext, mime: sniffed.mime })
}
