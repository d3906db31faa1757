import { isoOf } from '../../clock/clock.ts'
import { doLeased } from '../../clock/lease.ts'
import type { Server } from '../../server.ts'
import { holdFile, isAskedFor, isCarried, keepFile, takeAbandoned } from './abandoned-store.ts'
import { dropFile } from './drop-file.ts'

const atOnce = 50
/** Delay before a failed deletion is retried. */
const pause = 600_000

/** Deletes unused files with their bytes, each in its own transaction. */
export async function forgetAbandoned(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  await doLeased(server, {
    milliseconds: pause,
    take: (lease) => takeAbandoned(db, { ...lease, most: atOnce }),
    inOrder: true,
    work: async (fileId) => {
      try {
        await forgetOne(server, tenant, fileId)
      } catch (err) {
        server.log.error({ err, file: fileId, tenant }, 'an abandoned file could not be forgotten')
      }
    },
  })
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
