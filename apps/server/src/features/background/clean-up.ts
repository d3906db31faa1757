import { restorableDays } from '@signet/contract'
import { forgetOldKeys, forgetOldSessions } from '../../clock/clean-up-store.ts'
import { isoOf } from '../../clock/clock.ts'
import type { Job } from '../../clock/jobs.ts'
import { forgetOldDenials } from '../../http/audit/audit-store.ts'
import { forgetOldRefusedCalls } from '../../http/audit/refused-calls.ts'
import { forgetOldSignIns } from '../../people/sessions/index.ts'
import { listTenants } from '../../people/tenants/index.ts'
import { forgetOldRuns } from '../automation/triggers/index.ts'
import { forgetOldDeliveries } from '../automation/webhooks/index.ts'
import { forgetOldCalls } from '../data-interfaces/index.ts'
import { forgetDeletedDesigns } from '../design-life/index.ts'
import { forgetOldUploads } from '../files/index.ts'
import { sweepVisitorFiles } from '../forms/short-links/index.ts'

const day = 24 * 60 * 60_000

/** Deletes expired data, daily. */
export const cleanUp: Job = {
  name: 'cleanUp',
  every: day,
  run: async (server) => {
    const { db, clock } = server
    const now = clock()
    const weekAgo = isoOf(now - 7 * day)
    await forgetOldSessions(db.platform, {
      now: isoOf(now),
      hourAgo: isoOf(now - day / 24),
      weekAgo,
      quarterAgo: isoOf(now - 90 * day),
    })
    await forgetOldRefusedCalls(db.platform, isoOf(now - 180 * day))
    for (const { code } of await listTenants(db)) {
      await forgetOldKeys(db.tenant(code), { now: isoOf(now), weekAgo })
      await forgetOldDenials(db.tenant(code), isoOf(now - 180 * day))
      await forgetOldSignIns(db.tenant(code), isoOf(now - 180 * day))
      await forgetOldUploads(server, code, isoOf(now - day))
      await sweepVisitorFiles(server, code)
      await forgetOldCalls(server, code, isoOf(now - 30 * day))
      await forgetOldDeliveries(server, code, isoOf(now - 30 * day))
      await forgetOldRuns(server, code)
      await forgetDeletedDesigns(server, code, isoOf(now - restorableDays * day))
    }
  },
}
