import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { holdFile, isAskedFor, isCarried, keepFile, takeAbandoned } from './abandoned-store.ts'
import { dropFile } from './drop-file.ts'

const atOnce = 50
/** What could not be forgotten is tried again so much later. */
const pause = 600_000

/** Forgets files that nothing carries any more, with their bytes; each in its own transaction. */
export async function forgetAbandoned(server: Server, tenant: string): Promise<void> {
  const now = server.clock()
  const db = server.db.tenant(tenant)
  const due = await takeAbandoned(db, { now: isoOf(now), until: isoOf(now + pause), most: atOnce })
  for (const fileId of due) {
    try {
      await forgetOne(server, tenant, fileId)
    } catch (err) {
      server.log.error({ err, file: fileId, tenant }, 'an abandoned file could not be forgotten')
    }
  }
  if (due.length === atOnce) await forgetAbandoned(server, tenant)
}

function forgetOne(server: Server, tenant: string, fileId: string): Promise<void> {
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await holdFile(tx, fileId)
      if (await isCarried(tx, fileId)) return keepFile(tx, fileId)
      if (await isAskedFor(tx, fileId, isoOf(server.clock()))) return
      await dropFile(server, { tx, tenant, fileId })
    })
}
