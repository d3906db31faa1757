import { tellEnded } from '../features/delegations/index.ts'
import { listTenants } from '../tenants/index.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** Every minute: tells whose delegations are over. */
export const endDelegations: Job = {
  name: 'endDelegations',
  every: minute,
  run: async (server) => {
    for (const { code } of await listTenants(server.db)) await tellEnded(server, code)
  },
}
