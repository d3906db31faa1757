import { isoOf } from '../../clock/clock.ts'
import type { Job } from '../../clock/jobs.ts'
import { workingTenants } from '../../people/tenants/index.ts'
import type { Server } from '../../server.ts'
import { beginScheduledSyncs } from '../automation/data-syncs/index.ts'
import { tellEnded } from '../company/delegations/index.ts'
import { beginScheduled } from '../company/directory-sync/index.ts'
import { watchCoverage } from '../flows/flow-review/index.ts'
import { readOlderTalk } from '../messages/chat-grams/index.ts'
import { forgetSheets } from '../record-sheets/index.ts'
import { cleanUp } from './clean-up.ts'
import { resealSecrets } from './reseal-secrets.ts'

const minute = 60_000
const hour = 60 * minute
const week = 7 * 24 * 60 * minute

/** Everything that recurs. A job joins here, in one line. */
export const recurringJobs: readonly Job[] = [
  cleanUp,
  { name: 'resealSecrets', every: hour, run: (server) => inEachTenant(server, resealSecrets) },
  { name: 'sweepSheets', every: minute, run: (server) => inEachTenant(server, sweepSheets) },
  { name: 'readOlderTalk', every: minute, run: (server) => inEachTenant(server, readOlderTalk) },
  { name: 'endDelegations', every: minute, run: (server) => inEachTenant(server, tellEnded) },
  { name: 'syncDirectories', every: minute, run: (server) => inEachTenant(server, beginScheduled) },
  { name: 'syncData', every: minute, run: (server) => inEachTenant(server, beginScheduledSyncs) },
  { name: 'watchFlows', every: minute, run: (server) => inEachTenant(server, watchCoverage) },
]

async function inEachTenant(
  server: Server,
  run: (server: Server, tenant: string) => Promise<unknown>,
): Promise<void> {
  for (const { code } of await workingTenants(server.db)) await run(server, code)
}

function sweepSheets(server: Server, tenant: string): Promise<unknown> {
  const now = server.clock()
  return forgetSheets(server, tenant, { now: isoOf(now), weekAgo: isoOf(now - week) })
}
