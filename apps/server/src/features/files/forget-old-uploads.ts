import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '../../server.ts'
import { uploadsOf } from './content-store.ts'
import { removeUnfinished } from './file-store.ts'

/** Deletes unfinished uploads begun before an instant, and refused files. */
export async function forgetOldUploads(server: Server, tenant: string, before: string): Promise<void> {
  for (const id of await removeUnfinished(server.db.tenant(tenant), before)) {
    const path = join(uploadsOf(server.filesDir, tenant), id)
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }
}
