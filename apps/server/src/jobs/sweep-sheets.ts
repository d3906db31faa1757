import { isoOf } from '../clock.ts'
import { sweepImports } from '../features/record-sheets/index.ts'
import { listTenants } from '../tenants/index.ts'
import type { Job } from './job.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute

/** Every minute: imports whose node died go on, and old ones are forgotten. */
export const sweepSheets: Job = {
  name: 'sweepSheets',
  every: minute,
  run: async (server) => {
    const now = server.clock()
    for (const { code } of await listTenants(server.db))
      await sweepImports(server, code, { now: isoOf(now), weekAgo: isoOf(now - week) })
  },
}
