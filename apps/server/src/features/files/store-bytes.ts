import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@signet/db'
import type { Server } from '../../server.ts'
import { contentPath, hashOf, keepContent, uploadsOf } from './content-store.ts'
import { insertFile, lockContent, updateChecked } from './file-store.ts'
import { moveLater } from './places/move-content.ts'

type NewFile = Readonly<{
  tx: Tx
  tenant: string
  file: Readonly<{ name: string; type: string; bytes: Uint8Array }>
  now: string
}>

/** Stores bytes that the product made as a file without owner; returns its id. */
export async function storeBytes(
  server: Pick<Server, 'filesDir' | 'newId' | 'settings' | 'clock'>,
  { tx, tenant, file: { name, type, bytes }, now }: NewFile,
): Promise<string> {
  const { filesDir, newId } = server
  const id = newId()
  const size = bytes.length
  const path = join(uploadsOf(filesDir, tenant), id)
  await mkdir(uploadsOf(filesDir, tenant), { recursive: true })
  await writeFile(path, bytes)
  const contentHash = await hashOf(path)
  await lockContent(tx, contentHash)
  await keepContent(path, contentPath(filesDir, tenant, contentHash))
  await insertFile(tx, { id, name, size, ownerId: null, now })
  await updateChecked(tx, id, { state: 'ready', type, size, contentHash })
  await moveLater(server, { tx, tenant, contentHash })
  return id
}
