import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'
import { dropFile } from '../files/index.ts'
import { visitLasts } from './upload-limits.ts'
import { forgetVisits, leftUploads, removeLeftUpload } from './upload-store.ts'

/** Deletes files that visitors never submitted, and expired visits. */
export async function sweepStrange(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const before = isoOf(server.clock() - visitLasts)
  for (const fileId of await leftUploads(db, before))
    await db.transaction().execute(async (tx) => {
      if (await removeLeftUpload(tx, fileId)) await dropFile(server, { tx, tenant, fileId })
    })
  await forgetVisits(db, before)
}
