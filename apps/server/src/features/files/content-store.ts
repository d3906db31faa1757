import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Returns the folder of a tenant's uploads, named by file id; content is stored by SHA-256. */
export function uploadsOf(filesDir: string, tenant: string): string {
  return join(filesDir, tenant, 'uploads')
}

export function contentPath(filesDir: string, tenant: string, hash: string): string {
  return join(filesDir, tenant, 'content', hash.slice(0, 2), hash)
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Moves an upload to its content path; an existing file there is identical. Returns after syncing to disk.
 */
export async function keepContent(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await syncToDisk(from)
  await rename(from, to)
  await syncToDisk(dirname(to))
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
