import { restorableDays } from '@signet/contract'
import {
  forgetOldKeys,
  forgetOldNotices,
  forgetOldSessions,
  forgetSmsOutbox,
} from '../../clock/clean-up-store.ts'
import { isoOf } from '../../clock/clock.ts'
import type { Job } from '../../clock/jobs.ts'
import { forgetOldLogs } from '../../http/audit/call-log-store.ts'
import { forgetOldRefusedCalls } from '../../http/audit/refused-calls.ts'
import { forgetOldRequests } from '../../http/audit/request-log-store.ts'
import { forgetOldKeyCalls } from '../../people/access-keys/index.ts'
import { forgetOldChanges } from '../../people/directory/index.ts'
import { forgetDecisionLinks, forgetOldSignIns } from '../../people/sessions/index.ts'
import { type Tenant, workingTenants } from '../../people/tenants/index.ts'
import type { Server } from '../../server.ts'
import { forgetOldRuns } from '../automation/triggers/index.ts'
import { forgetOldDeliveries } from '../automation/webhooks/index.ts'
import { forgetOldCalls } from '../data-interfaces/index.ts'
import { forgetDeletedDesigns } from '../design-life/index.ts'
import { forgetOldUploads } from '../files/index.ts'
import { sweepVisitorFiles } from '../forms/short-links/index.ts'
import { forgetOldTalk } from '../messages/chat/index.ts'
import { forgetOldReports } from '../messages/chat-reports/index.ts'
import { forgetOldMessages } from '../messages/deliveries/index.ts'
import { forgetOldReplies } from '../messages/replies/index.ts'

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
      // The longest lock that the settings allow.
      lockAgo: isoOf(now - day),
      weekAgo,
      quarterAgo: isoOf(now - 90 * day),
    })
    const tenants = await workingTenants(db)
    await forgetOldRefusedCalls(db.platform, isoOf(now - (await refusedCallDays(server, tenants)) * day))
    for (const { code } of tenants) {
      const { logDays, requestDays, noticeDays, chatDays } = await server.settings.of(code, 'retention')
      await forgetOldKeys(db.tenant(code), { now: isoOf(now), weekAgo })
      await forgetOldLogs(db.tenant(code), isoOf(now - logDays * day))
      await forgetOldRequests(db.tenant(code), isoOf(now - requestDays * day))
      await forgetOldKeyCalls(db.tenant(code), isoOf(now - logDays * day))
      await forgetOldSignIns(db.tenant(code), isoOf(now - logDays * day))
      if (noticeDays > 0) await forgetOldNotices(db.tenant(code), isoOf(now - noticeDays * day))
      if (chatDays > 0) await forgetOldTalk(db.tenant(code), isoOf(now - chatDays * day))
      await forgetOldReports(db.tenant(code), isoOf(now - logDays * day))
      await forgetSmsOutbox(db.tenant(code), weekAgo)
      await forgetOldChanges(db.tenant(code), isoOf(now - day))
      await forgetOldUploads(server, code, isoOf(now - day))
      await sweepVisitorFiles(server, code)
      await forgetOldCalls(server, code, isoOf(now - 30 * day))
      await forgetOldDeliveries(server, code, isoOf(now - 30 * day))
      await forgetDecisionLinks(db.tenant(code), isoOf(now - 30 * day))
      await forgetOldReplies(server, code, isoOf(now - 180 * day))
      await forgetOldMessages(server, code, isoOf(now - 30 * day))
      await forgetOldRuns(server, code)
      await forgetDeletedDesigns(server, code, isoOf(now - restorableDays * day))
    }
  },
}

/** They belong to no tenant, so they stay as long as any tenant wants them. */
async function refusedCallDays(server: Server, tenants: readonly Tenant[]): Promise<number> {
  const days = await Promise.all(
    tenants.map(async ({ code }) => (await server.settings.of(code, 'retention')).refusedCallDays),
  )
  return Math.max(7, ...days)
}
