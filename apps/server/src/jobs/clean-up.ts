import { isoOf } from '../clock.ts'
import { forgetOldCalls } from '../features/data-interfaces/index.ts'
import { forgetOldUploads } from '../features/files/index.ts'
import { sweepStrange } from '../features/short-links/index.ts'
import { forgetOldRuns } from '../features/triggers/index.ts'
import { forgetOldDeliveries } from '../features/webhooks/index.ts'
import { listTenants } from '../tenants/index.ts'
import { forgetOldKeys, forgetOldSessions } from './clean-up-store.ts'
import type { Job } from './job.ts'

const day = 24 * 60 * 60_000

/** Every day: forgets what nobody can ask for any more. */
export const cleanUp: Job = {
  name: 'cleanUp',
  every: day,
  run: async (server) => {
    const { db, clock } = server
    const now = clock()
    const weekAgo = isoOf(now - 7 * day)
    await forgetOldSessions(db.platform, { now: isoOf(now), weekAgo })
    for (const { code } of await listTenants(db)) {
      await forgetOldKeys(db.tenant(code), { now: isoOf(now), weekAgo })
      await forgetOldUploads(server, code, weekAgo)
      await sweepStrange(server, code)
      await forgetOldCalls(server, code, isoOf(now - 30 * day))
      await forgetOldDeliveries(server, code, isoOf(now - 30 * day))
      await forgetOldRuns(server, code)
    }
  },
}
