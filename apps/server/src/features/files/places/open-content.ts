import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { getObject, keyOf, openStore, StoreFailure } from '../../../outside/objects/index.ts'
import type { Server } from '../../../server.ts'
import { contentPath, hashOf } from '../content-store.ts'
import { findStoreOf } from './place-store.ts'

type Reading = Pick<Server, 'db' | 'clock' | 'filesDir' | 'outside' | 'secrets' | 'log'>

/** Opens stored bytes wherever they are. Refuses `files.storeAway` while their storage cannot be read. */
export async function openContent(server: Reading, tenant: string, contentHash: string): Promise<Readable> {
  const path = contentPath(server.filesDir, tenant, contentHash)
  // Content may move between the looks at its two places.
  const found =
    (await openLocal(path)) ?? (await openRemote(server, tenant, contentHash)) ?? (await openLocal(path))
  if (!found) throw new Error(`The stored content ${contentHash} of ${tenant} is missing`)
  return found
}

export async function readContent(server: Reading, tenant: string, contentHash: string): Promise<Buffer> {
  return buffer(await openContent(server, tenant, contentHash))
}

/**
 * Works with stored bytes as a file of its own, which is deleted afterwards. Refuses `files.storeAway` while their
 * storage cannot be read.
 */
export async function withContentFile<Result>(
  server: Reading,
  { tenant, contentHash }: Readonly<{ tenant: string; contentHash: string }>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(server.filesDir, tenant, 'reading')
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const isLinked = await isThere(() => link(contentPath(server.filesDir, tenant, contentHash), path))
    if (!isLinked) await pipeline(await openContent(server, tenant, contentHash), createWriteStream(path))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Fetches the bytes of content from a storage into a file and compares their hash; false when there are none. */
export async function fetchContent(
  server: Reading,
  { tenant, contentHash, path }: Readonly<{ tenant: string; contentHash: string; path: string }>,
): Promise<boolean> {
  const remote = await openRemote(server, tenant, contentHash)
  if (!remote) return false
  await pipeline(remote, createWriteStream(path))
  if ((await hashOf(path)) !== contentHash) throw new Error(`The stored content ${contentHash} was changed`)
  return true
}

async function openLocal(path: string): Promise<Readable | undefined> {
  try {
    return (await open(path)).createReadStream()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function isThere(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

async function openRemote(
  server: Reading,
  tenant: string,
  contentHash: string,
): Promise<Readable | undefined> {
  const row = await findStoreOf(server.db.beside(tenant), contentHash)
  if (!row) return undefined
  try {
    const store = openStore({ ...server, tenant }, row)
    return await getObject(store.reach, store.account, keyOf(store, contentHash))
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StoreFailure)) throw error
    server.log.error({ err: error, content: contentHash, tenant }, 'stored content cannot be read')
    throw new Refusal<RefusalCode>('files.storeAway')
  }
}
