import { watchCoverage } from '../features/flow-review/index.ts'
import { listTenants } from '../tenants/index.ts'
import type { Job } from './job.ts'

/** Every minute: published flows whose people the organization does not have any more are told to whoever published them. */
export const watchFlows: Job = {
  name: 'watchFlows',
  every: 60_000,
  run: async (server) => {
    for (const { code } of await listTenants(server.db)) await watchCoverage(server, code)
  },
}
